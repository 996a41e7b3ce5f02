import type { Shop } from '#domain/shop/shop.ts';
import { CANCELLING, refundsOf, returnsOf } from '#domain/shop/shop-phrases.ts';
import { RETURN_FIELDS } from './legal-notice.ts';
import { buildPage, type RowPlan, row, type ShopPage } from './shop-page.ts';

const rows: readonly RowPlan[] = [
  row('returns', 'お客様都合による返品・交換', 'Arrependimento', RETURN_FIELDS, returnsOf),
  row(
    'defects',
    '不良品・破損・商品違いの場合',
    'Defeito, quebra ou erro',
    ['defectDays', 'email'],
    ({ defectDays, email }) => ({
      ja: `不良品・破損・商品違いの場合は、商品到着後${defectDays}日以内に${email}までご連絡ください。返送料は当店が負担し、交換または返金いたします。`,
      pt: `Defeito, quebra ou produto errado: avisar em até ${defectDays} dias depois da entrega, em ${email}. A loja paga a volta e troca ou devolve o dinheiro.`,
    }),
  ),
  row('refund', '返金について', 'Reembolso', ['refundDays'], refundsOf),
  row('returnAddress', '返送先', 'Para onde devolver', [], ({ returnAddress }) =>
    returnAddress
      ? { ja: returnAddress, pt: returnAddress }
      : {
          ja: '返送先はご連絡をいただいた際にご案内します。',
          pt: 'O endereço de devolução é informado quando o cliente avisa.',
        },
  ),
  row('cancel', 'ご注文のキャンセル', 'Cancelamento', [], () => CANCELLING),
];

/** 返品・交換・キャンセルについて */
export const buildReturnsPage = (shop: Shop): ShopPage =>
  buildPage(
    shop,
    {
      key: 'returns',
      title: { ja: '返品・交換・キャンセルについて', pt: 'Devoluções' },
      about: 'Sem regra publicada, o cliente pode devolver em 8 dias. Mostre esta também no produto e na tela final.',
    },
    rows,
  );
