import type { ShopCheck } from './shop-problem.ts';
import { filled } from './shop-problem.ts';
import { findVagueWords } from './vague-words.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /\p{Script=Latin}/u;
const KATAKANA_ONLY = /^[\p{Script=Katakana}ー・･\s=＝.&＆]+$/u;
const POST_BOX = /(?:caixa postal|p\.?\s*o\.?\s*box|私書箱)\s*(?:n[.ºo°]*\s*)?\d*号?/giu;

export const isJapaneseName = (name: string): boolean => JAPANESE.test(name) && !LATIN.test(name);

const showsContact = ({ hidesContact }: { hidesContact: boolean }) => !hidesContact;

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('pt-BR') === other.trim().toLocaleLowerCase('pt-BR');

export const sellerChecks: readonly ShopCheck[] = [
  {
    field: 'legalName',
    find: ({ legalName, storeName, sellerKind }) => {
      if (!legalName) {
        return { slot: 'Falta o nome legal', reason: 'Escreva o nome legal, o mesmo do pagamento.' };
      }
      if (storeName && same(legalName, storeName)) {
        return {
          slot: 'Nome da loja no lugar do nome legal',
          reason: 'O nome legal está igual ao nome da loja. A lei pede o nome da pessoa ou da empresa registrada.',
        };
      }
      if (sellerKind === 'person' && !JAPANESE.test(legalName) && legalName.split(/\s+/).length < 2) {
        return { slot: 'Falta o sobrenome', reason: 'Escreva o nome civil completo, com sobrenome.' };
      }
      return undefined;
    },
  },
  {
    field: 'legalNameKana',
    applies: ({ legalName }) => !isJapaneseName(legalName),
    find: ({ legalNameKana }) => {
      if (!legalNameKana) {
        return { slot: 'Falta a leitura em katakana', reason: 'Escreva como o nome se lê, em katakana.' };
      }
      if (!KATAKANA_ONLY.test(legalNameKana)) {
        return { slot: 'Leitura fora do katakana', reason: 'Use só katakana, como em マリア・ソウザ.' };
      }
      return undefined;
    },
  },
  {
    field: 'responsible',
    applies: ({ sellerKind }) => sellerKind === 'company',
    find: ({ responsible }) =>
      responsible.split(/\s+/).length < 2 && !JAPANESE.test(responsible)
        ? { slot: 'Falta o responsável', reason: 'Empresa precisa dizer o nome completo de quem responde por ela.' }
        : undefined,
  },
  {
    field: 'representative',
    applies: ({ sellerKind }) => sellerKind === 'company',
    find: ({ representative }) =>
      representative.split(/\s+/).length < 2 && !JAPANESE.test(representative)
        ? {
            slot: 'Falta o representante',
            reason: 'Escreva o nome completo de quem representa a empresa, mesmo que outra pessoa cuide da loja.',
          }
        : undefined,
  },
  {
    field: 'invoiceNumber',
    applies: ({ invoiceKind }) => invoiceKind === 'registered',
    find: ({ invoiceNumber }) =>
      /^T\d{13}$/.test(invoiceNumber)
        ? undefined
        : { slot: 'Falta o número de registro', reason: 'O registro de nota fiscal é a letra T e 13 algarismos.' },
  },
  {
    field: 'address',
    applies: showsContact,
    find: ({ address }) => {
      if (!address) return { slot: 'Falta o endereço', reason: 'Escreva rua, número e cidade de onde você trabalha.' };
      const vague = findVagueWords(address);
      if (vague) return { slot: 'Endereço vago', reason: `“${vague}” não é um endereço.` };
      const rest = address.replaceAll(POST_BOX, '');
      if (rest !== address && !/\d/.test(rest)) {
        return { slot: 'Só a caixa postal', reason: 'Caixa postal sozinha não vale: escreva onde o negócio funciona.' };
      }
      if (!/[\d０-９]/.test(rest)) return { slot: 'Falta o número', reason: 'Falta o número da rua no endereço.' };
      if (!JAPANESE.test(rest) && !rest.includes(',')) {
        return { slot: 'Falta a cidade', reason: 'Escreva também a cidade, separada por vírgula.' };
      }
      return undefined;
    },
  },
  {
    field: 'postalCode',
    applies: ({ hidesContact, country }) => !hidesContact && country !== 'HK',
    find: ({ postalCode }) =>
      /\d{3}/.test(postalCode) ? undefined : { slot: 'Falta o CEP', reason: 'Escreva o CEP ou código postal.' },
  },
  {
    field: 'japanAddress',
    applies: ({ japanAddress, japanPhone }) => japanAddress !== '' || japanPhone !== '',
    find: ({ japanAddress }) =>
      /[\d０-９]/.test(japanAddress)
        ? undefined
        : { slot: 'Falta o endereço no Japão', reason: 'Escreva o endereço do escritório no Japão, com o número.' },
  },
  {
    field: 'japanPhone',
    applies: ({ japanAddress, japanPhone }) => japanAddress !== '' || japanPhone !== '',
    find: ({ japanPhone }) =>
      /^[+\d][\d\s()-]{8,}$/.test(japanPhone)
        ? undefined
        : { slot: 'Falta o telefone no Japão', reason: 'Escreva o telefone do escritório no Japão.' },
  },
  {
    field: 'phone',
    applies: showsContact,
    find: ({ phone }) => {
      if (!phone) return { slot: 'Falta o telefone', reason: 'Escreva um telefone que atende, com horário do Japão.' };
      const digits = phone.replaceAll(/\D/g, '').length;
      return /^\+[\d\s().-]+$/.test(phone) && digits >= 8 && digits <= 15
        ? undefined
        : { slot: 'Telefone incompleto', reason: 'Comece com o código do país, como em +55 11 90000-0000.' };
    },
  },
  {
    field: 'phoneFrom',
    applies: showsContact,
    find: ({ phoneFrom, phoneUntil }) =>
      phoneFrom && phoneUntil && phoneFrom !== phoneUntil
        ? undefined
        : { slot: 'Falta o horário', reason: 'Diga de que horas a que horas você atende, no horário do Japão.' },
  },
  filled('email', 'Falta o e-mail', 'Escreva o e-mail em que o cliente fala com você.'),
  filled(
    'answersRequests',
    'Falta o compromisso de responder',
    'Para esconder endereço e telefone, você precisa responder a quem pedir em até 1 dia útil.',
    ({ hidesContact }) => hidesContact,
  ),
];
