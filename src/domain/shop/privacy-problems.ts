import { hasSupplierAbroad } from './shop-phrases.ts';
import { check, filled, inDays, type ShopCheck } from './shop-problem.ts';

const MAX_ANSWER_DAYS = 90;
const isForeign = ({ country, origin }: { country: string; origin: string }) => country !== 'JP' || origin !== 'JP';

export const privacyChecks: readonly ShopCheck[] = [
  filled(
    'asksSupplierConsent',
    'Falta a caixa do sim',
    'Diga que vai copiar a caixa e colar no carrinho: sem o sim, o fornecedor no exterior não pode receber os dados.',
    hasSupplierAbroad,
  ),
  check(
    'dataCountries',
    ({ dataCountries }) =>
      dataCountries.every((code) => code === 'JP') && [
        'Falta o país',
        'Os dados ficam fora do Japão: marque em quais países.',
      ],
    isForeign,
  ),
  filled('safetyMeasures', 'Faltam os cuidados', 'Marque os cuidados que você já toma com os dados.'),
  filled('collectedData', 'Falta o que você coleta', 'Marque os dados que a loja recebe do cliente.'),
  check(
    'dataPurposes',
    ({ dataPurposes }) =>
      dataPurposes.length < 2 && ['Faltam as finalidades', 'Marque pelo menos duas finalidades: a lei pede cada uma.'],
  ),
  filled('dataPartners', 'Falta com quem divide', 'Marque quem recebe os dados para entregar, cobrar ou enviar.'),
  inDays('disclosureDays', 1, MAX_ANSWER_DAYS, 'Falta o prazo de resposta'),
  filled('disclosureFeeYen', 'Falta a taxa', 'Diga quanto custa pedir os próprios dados. Zero vale: é grátis.'),
  filled('privacyDate', 'Falta a data', 'Escolha a data em que a política passa a valer.'),
  check(
    'privacyRevisedDate',
    ({ privacyDate, privacyRevisedDate }) =>
      privacyRevisedDate <= privacyDate && [
        'Datas ao contrário',
        'A revisão vem depois da data em que a política passou a valer.',
      ],
    ({ privacyDate, privacyRevisedDate }) => privacyDate !== '' && privacyRevisedDate !== '',
  ),
];
