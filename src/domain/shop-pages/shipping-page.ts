import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import { deliveryNoteOf, importTaxesOf, shippingFeeOf } from '#domain/shop/shop-phrases.ts';
import { DELIVERY_FIELDS, SHIPPING_FIELDS } from './legal-notice.ts';
import { buildPage, type RowPlan, row, type ShopPage } from './shop-page.ts';

const rows: readonly RowPlan[] = [
  row('origin', '発送元', 'De onde sai', ['origin'], ({ origin }) => {
    const names = SHOP_COUNTRIES[origin || 'JP'];
    return { ja: `商品は${names.ja}から発送します。`, pt: `O produto sai de: ${names.pt}.` };
  }),
  row('delivery', 'お届けまでの日数', 'Prazo de entrega', DELIVERY_FIELDS, deliveryNoteOf),
  row('carriers', '配送方法', 'Quem entrega', ['carriers'], ({ carriers, hasTracking }) =>
    hasTracking
      ? { ja: `${carriers}（追跡番号あり）`, pt: `${carriers}, com código de rastreio.` }
      : { ja: carriers, pt: carriers },
  ),
  row('shipping', '送料', 'Frete', SHIPPING_FIELDS, shippingFeeOf),
  row('importTaxes', '関税・輸入消費税', 'Impostos de importação', ['origin', 'importTaxesBy'], (shop) =>
    shop.origin === 'JP' ? undefined : importTaxesOf(shop),
  ),
  row('absence', 'ご不在・返送の場合', 'Ninguém em casa', [], () => ({
    ja: '長期のご不在などで商品が返送された場合は、再発送の送料をお客様にご負担いただきます。',
    pt: 'Se o pacote voltar porque não havia ninguém, o cliente paga o novo envio.',
  })),
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
