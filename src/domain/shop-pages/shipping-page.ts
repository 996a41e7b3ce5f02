import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import { deliveryNoteOf, importTaxesOf, shippingFeeOf } from '#domain/shop/shop-phrases.ts';
import { DELIVERY_FIELDS, SHIPPING_FIELDS } from './legal-notice.ts';
import { buildPage, type RowPlan, type ShopPage } from './shop-page.ts';

const rows: readonly RowPlan[] = [
  {
    key: 'origin',
    heading: { ja: '発送元', pt: 'De onde sai' },
    fields: ['origin'],
    text: ({ origin }) => {
      const names = SHOP_COUNTRIES[origin || 'JP'];
      return { ja: `商品は${names.ja}から発送します。`, pt: `O produto sai de: ${names.pt}.` };
    },
  },
  {
    key: 'delivery',
    heading: { ja: 'お届けまでの日数', pt: 'Prazo de entrega' },
    fields: DELIVERY_FIELDS,
    text: deliveryNoteOf,
  },
  {
    key: 'carriers',
    heading: { ja: '配送方法', pt: 'Quem entrega' },
    fields: ['carriers'],
    text: ({ carriers, hasTracking }) =>
      hasTracking
        ? { ja: `${carriers}（追跡番号あり）`, pt: `${carriers}, com código de rastreio.` }
        : { ja: carriers, pt: carriers },
  },
  { key: 'shipping', heading: { ja: '送料', pt: 'Frete' }, fields: SHIPPING_FIELDS, text: shippingFeeOf },
  {
    key: 'importTaxes',
    heading: { ja: '関税・輸入消費税', pt: 'Impostos de importação' },
    fields: ['origin', 'importTaxesBy'],
    text: (shop) => (shop.origin === 'JP' ? undefined : importTaxesOf(shop)),
  },
  {
    key: 'absence',
    heading: { ja: 'ご不在・返送の場合', pt: 'Ninguém em casa' },
    fields: [],
    text: () => ({
      ja: '長期のご不在などで商品が返送された場合は、再発送の送料をお客様にご負担いただきます。',
      pt: 'Se o pacote voltar porque não havia ninguém, o cliente paga o novo envio.',
    }),
  },
];

/** 配送・送料について */
export const buildShippingPage = (shop: Shop): ShopPage =>
  buildPage(
    shop,
    {
      key: 'shipping',
      title: { ja: '配送・送料について', pt: 'Entrega' },
      about: 'Prazo e frete iguais aos da página do vendedor, do produto e da tela final',
    },
    rows,
  );
