import { type ShopCheck, wantDays } from './shop-check.ts';
import { hasSupplierAbroad } from './shop-phrases.ts';

const MAX_ANSWER_DAYS = 90;
const isForeign = ({ country, origin }: { country: string; origin: string }) => country !== 'JP' || origin !== 'JP';

export const privacyChecks: readonly ShopCheck[] = [
  {
    field: 'collectedData',
    find: ({ collectedData }) =>
      collectedData.length > 0
        ? undefined
        : { slot: 'Falta o que você coleta', reason: 'Marque os dados que a loja recebe do cliente.' },
  },
  {
    field: 'dataPurposes',
    find: ({ dataPurposes }) =>
      dataPurposes.length >= 2
        ? undefined
        : { slot: 'Faltam as finalidades', reason: 'Marque pelo menos duas finalidades: a lei pede cada uma.' },
  },
  {
    field: 'dataPartners',
    find: ({ dataPartners }) =>
      dataPartners.length > 0
        ? undefined
        : { slot: 'Falta com quem divide', reason: 'Marque quem recebe os dados para entregar, cobrar ou enviar.' },
  },
  {
    field: 'dataCountries',
    applies: isForeign,
    find: ({ dataCountries }) =>
      dataCountries.some((code) => code !== 'JP')
        ? undefined
        : { slot: 'Falta o país', reason: 'Os dados ficam fora do Japão: marque em quais países.' },
  },
  {
    field: 'asksSupplierConsent',
    applies: hasSupplierAbroad,
    find: ({ asksSupplierConsent }) =>
      asksSupplierConsent
        ? undefined
        : {
            slot: 'Falta confirmar o sim do cliente',
            reason: 'Confirme que o carrinho pede o sim: sem ele, o fornecedor no exterior não pode receber os dados.',
          },
  },
  {
    field: 'safetyMeasures',
    find: ({ safetyMeasures }) =>
      safetyMeasures.length > 0
        ? undefined
        : { slot: 'Faltam os cuidados', reason: 'Marque os cuidados que você já toma com os dados.' },
  },
  {
    field: 'disclosureDays',
    find: ({ disclosureDays }) =>
      wantDays(disclosureDays, { min: 1, max: MAX_ANSWER_DAYS }, 'Falta o prazo de resposta'),
  },
  {
    field: 'disclosureFeeYen',
    find: ({ disclosureFeeYen }) =>
      disclosureFeeYen === null
        ? { slot: 'Falta a taxa', reason: 'Diga quanto custa pedir os próprios dados. Zero vale: é grátis.' }
        : undefined,
  },
  {
    field: 'privacyDate',
    find: ({ privacyDate }) =>
      privacyDate ? undefined : { slot: 'Falta a data', reason: 'Escolha a data em que a política passa a valer.' },
  },
  {
    field: 'privacyRevisedDate',
    applies: ({ privacyDate, privacyRevisedDate }) => privacyDate !== '' && privacyRevisedDate !== '',
    find: ({ privacyDate, privacyRevisedDate }) =>
      privacyRevisedDate > privacyDate
        ? undefined
        : { slot: 'Datas ao contrário', reason: 'A revisão vem depois da data em que a política passou a valer.' },
  },
];
