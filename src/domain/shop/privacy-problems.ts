import { hasSupplierAbroad } from './shop-phrases.ts';
import { filled, inDays, type ShopCheck } from './shop-problem.ts';

const MAX_ANSWER_DAYS = 90;
const isForeign = ({ country, origin }: { country: string; origin: string }) => country !== 'JP' || origin !== 'JP';

export const privacyChecks: readonly ShopCheck[] = [
  filled('collectedData', 'Falta o que você coleta', 'Marque os dados que a loja recebe do cliente.'),
  {
    field: 'dataPurposes',
    find: ({ dataPurposes }) =>
      dataPurposes.length >= 2
        ? undefined
        : { slot: 'Faltam as finalidades', reason: 'Marque pelo menos duas finalidades: a lei pede cada uma.' },
  },
  filled('dataPartners', 'Falta com quem divide', 'Marque quem recebe os dados para entregar, cobrar ou enviar.'),
  {
    field: 'dataCountries',
    applies: isForeign,
    find: ({ dataCountries }) =>
      dataCountries.some((code) => code !== 'JP')
        ? undefined
        : { slot: 'Falta o país', reason: 'Os dados ficam fora do Japão: marque em quais países.' },
  },
  filled(
    'asksSupplierConsent',
    'Falta a caixa do sim',
    'Diga que vai copiar a caixa e colar no carrinho: sem o sim, o fornecedor no exterior não pode receber os dados.',
    hasSupplierAbroad,
  ),
  filled('safetyMeasures', 'Faltam os cuidados', 'Marque os cuidados que você já toma com os dados.'),
  inDays('disclosureDays', { min: 1, max: MAX_ANSWER_DAYS }, 'Falta o prazo de resposta'),
  {
    field: 'disclosureFeeYen',
    find: ({ disclosureFeeYen }) =>
      disclosureFeeYen === null
        ? { slot: 'Falta a taxa', reason: 'Diga quanto custa pedir os próprios dados. Zero vale: é grátis.' }
        : undefined,
  },
  filled('privacyDate', 'Falta a data', 'Escolha a data em que a política passa a valer.'),
  {
    field: 'privacyRevisedDate',
    applies: ({ privacyDate, privacyRevisedDate }) => privacyDate !== '' && privacyRevisedDate !== '',
    find: ({ privacyDate, privacyRevisedDate }) =>
      privacyRevisedDate > privacyDate
        ? undefined
        : { slot: 'Datas ao contrário', reason: 'A revisão vem depois da data em que a política passou a valer.' },
  },
];
