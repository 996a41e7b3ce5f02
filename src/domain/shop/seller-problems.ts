import type { Shop } from './shop.ts';
import { check, filled, type ShopCheck } from './shop-problem.ts';
import { findVagueWords } from './vague-words.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN = /\p{Script=Latin}/u;
const KATAKANA_ONLY = /^[\p{Script=Katakana}ー・･\s=＝.&＆]+$/u;
const POST_BOX = /(?:caixa postal|p\.?\s*o\.?\s*box|私書箱)\s*(?:n[.ºo°]*\s*)?\d*号?/giu;

export const isJapaneseName = (name: string): boolean => JAPANESE.test(name) && !LATIN.test(name);
const lacksSurname = (name: string): boolean => !JAPANESE.test(name) && name.split(/\s+/).length < 2;

const showsContact = ({ hidesContact }: Shop): boolean => !hidesContact;
export const isCompany = ({ sellerKind }: Shop): boolean => sellerKind === 'company';
const hasJapanOffice = ({ japanAddress, japanPhone }: Shop): boolean => japanAddress !== '' || japanPhone !== '';

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('pt-BR') === other.trim().toLocaleLowerCase('pt-BR');

export const sellerChecks: readonly ShopCheck[] = [
  check('legalName', ({ legalName, storeName, sellerKind }) => {
    if (!legalName) return ['Falta o nome legal', 'Escreva o nome legal, o mesmo do pagamento.'];
    if (storeName && same(legalName, storeName)) {
      return [
        'Nome da loja no lugar do nome legal',
        'O nome legal está igual ao nome da loja. A lei pede o nome da pessoa ou da empresa registrada.',
      ];
    }
    const isPartial = sellerKind === 'person' && lacksSurname(legalName);
    return isPartial && ['Falta o sobrenome', 'Escreva o nome civil completo, com sobrenome.'];
  }),
  check(
    'legalNameKana',
    ({ legalNameKana }) => {
      if (!legalNameKana) return ['Falta a leitura em katakana', 'Escreva como o nome se lê, em katakana.'];
      const isKatakana = KATAKANA_ONLY.test(legalNameKana);
      return !isKatakana && ['Leitura fora do katakana', 'Use só katakana, como em マリア・ソウザ.'];
    },
    ({ legalName }) => !isJapaneseName(legalName),
  ),
  check(
    'responsible',
    ({ responsible }) =>
      lacksSurname(responsible) && [
        'Falta o responsável',
        'Empresa precisa dizer o nome completo de quem responde por ela.',
      ],
    isCompany,
  ),
  check(
    'representative',
    ({ representative }) =>
      lacksSurname(representative) && [
        'Falta o representante',
        'Escreva o nome completo de quem representa a empresa, mesmo que outra pessoa cuide da loja.',
      ],
    isCompany,
  ),
  filled('email', 'Falta o e-mail', 'Escreva o e-mail em que o cliente fala com você.'),
  check(
    'phone',
    ({ phone }) => {
      if (!phone) return ['Falta o telefone', 'Escreva um telefone que atende, com horário do Japão.'];
      const digits = phone.replaceAll(/\D/g, '').length;
      const isWhole = /^\+[\d\s().-]+$/.test(phone) && digits >= 8 && digits <= 15;
      return !isWhole && ['Telefone incompleto', 'Comece com o código do país, como em +55 11 90000-0000.'];
    },
    showsContact,
  ),
  check(
    'phoneFrom',
    ({ phoneFrom, phoneUntil }) =>
      (!phoneFrom || !phoneUntil || phoneFrom === phoneUntil) && [
        'Falta o horário',
        'Diga de que horas a que horas você atende, no horário do Japão.',
      ],
    showsContact,
  ),
  check(
    'address',
    ({ address }) => {
      if (!address) return ['Falta o endereço', 'Escreva rua, número e cidade de onde você trabalha.'];
      const vague = findVagueWords(address);
      if (vague) return ['Endereço vago', `“${vague}” não é um endereço.`];
      const rest = address.replaceAll(POST_BOX, '');
      if (rest !== address && !/\d/.test(rest)) {
        return ['Só a caixa postal', 'Caixa postal sozinha não vale: escreva onde o negócio funciona.'];
      }
      if (!/[\d０-９]/.test(rest)) return ['Falta o número', 'Falta o número da rua no endereço.'];
      const hasCity = JAPANESE.test(rest) || rest.includes(',');
      return !hasCity && ['Falta a cidade', 'Escreva também a cidade, separada por vírgula.'];
    },
    showsContact,
  ),
  check(
    'postalCode',
    ({ postalCode }) => !/\d{3}/.test(postalCode) && ['Falta o CEP', 'Escreva o CEP ou código postal.'],
    (shop) => showsContact(shop) && shop.country !== 'HK',
  ),
  filled(
    'answersRequests',
    'Falta o compromisso de responder',
    'Para esconder endereço e telefone, você precisa responder a quem pedir em até 1 dia útil.',
    ({ hidesContact }) => hidesContact,
  ),
  check(
    'japanAddress',
    ({ japanAddress }) =>
      !/[\d０-９]/.test(japanAddress) && [
        'Falta o endereço no Japão',
        'Escreva o endereço do escritório no Japão, com o número.',
      ],
    hasJapanOffice,
  ),
  check(
    'japanPhone',
    ({ japanPhone }) =>
      !/^[+\d][\d\s()-]{8,}$/.test(japanPhone) && [
        'Falta o telefone no Japão',
        'Escreva o telefone do escritório no Japão.',
      ],
    hasJapanOffice,
  ),
  check(
    'invoiceNumber',
    ({ invoiceNumber }) =>
      !/^T\d{13}$/.test(invoiceNumber) && [
        'Falta o número de registro',
        'O registro de nota fiscal é a letra T e 13 algarismos.',
      ],
    ({ invoiceKind }) => invoiceKind === 'registered',
  ),
];
