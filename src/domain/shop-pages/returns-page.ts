import type { Shop } from '#domain/shop/shop.ts';
import { CANCELLING, returnsOf } from '#domain/shop/shop-phrases.ts';
import { RETURN_FIELDS } from './legal-notice.ts';
import { buildPage, type RowPlan, type ShopPage } from './shop-page.ts';

const rows: readonly RowPlan[] = [
  {
    key: 'returns',
    heading: { ja: 'お客様都合による返品・交換', pt: 'Arrependimento' },
    fields: RETURN_FIELDS,
    text: returnsOf,
  },
  {
    key: 'defects',
    heading: { ja: '不良品・破損・商品違いの場合', pt: 'Defeito, quebra ou erro' },
    fields: ['defectDays', 'email'],
    text: ({ defectDays, email }) => ({
      ja: `不良品・破損・商品違いの場合は、商品到着後${defectDays}日以内に${email}までご連絡ください。返送料は当店が負担し、交換または返金いたします。`,
      pt: `Defeito, quebra ou produto errado: avisar em até ${defectDays} dias depois da entrega, em ${email}. A loja paga a volta e troca ou devolve o dinheiro.`,
    }),
  },
  {
    key: 'refund',
    heading: { ja: '返金について', pt: 'Reembolso' },
    fields: ['refundDays'],
    text: ({ refundDays }) => ({
      ja: `返金は、返品商品の到着を確認後（キャンセルの場合はご連絡後）${refundDays}日以内に、お支払い方法に応じた方法で行います。`,
      pt: `O dinheiro volta em até ${refundDays} dias depois que o produto devolvido chega (no cancelamento, depois do aviso), pela forma do pagamento.`,
    }),
  },
  {
    key: 'returnAddress',
    heading: { ja: '返送先', pt: 'Para onde devolver' },
    fields: [],
    text: ({ returnAddress }) =>
      returnAddress
        ? { ja: returnAddress, pt: returnAddress }
        : {
            ja: '返送先はご連絡をいただいた際にご案内します。',
            pt: 'O endereço de devolução é informado quando o cliente avisa.',
          },
  },
  {
    key: 'cancel',
    heading: { ja: 'ご注文のキャンセル', pt: 'Cancelamento' },
    fields: [],
    text: () => CANCELLING,
  },
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
