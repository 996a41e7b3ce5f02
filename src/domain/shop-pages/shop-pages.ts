import { findShopProblems } from '#domain/shop/find-shop-problems.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { SHOP_COUNTRIES } from '#domain/shop/shop-countries.ts';
import {
  CANCELLING,
  deliveryNoteOf,
  importTaxesOf,
  refundsOf,
  returnsOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import { DELIVERY_FIELDS, LEGAL_NOTICE_ROWS, RETURN_FIELDS, SHIPPING_FIELDS } from './legal-notice.ts';
import { PRIVACY_ROWS } from './privacy-page.ts';
import { type PageRow, type RowPlan, row, type ShopPage } from './shop-page.ts';
import type { ShopPageKey } from './shop-page-keys.ts';

const shippingRows: readonly RowPlan[] = [
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

const returnsRows: readonly RowPlan[] = [
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

type PagePlan = Pick<ShopPage, 'title' | 'about'> & { rows: readonly RowPlan[] };

const PAGES: Record<ShopPageKey, PagePlan> = {
  seller: {
    title: { ja: '特定商取引法に基づく表記', pt: 'Dados do vendedor' },
    about: 'Informações pedidas pela Lei de Transações Comerciais Específicas, artigo 11',
    rows: LEGAL_NOTICE_ROWS,
  },
  returns: {
    title: { ja: '返品・交換・キャンセルについて', pt: 'Devoluções' },
    about: 'Sem regra publicada, o cliente pode devolver em 8 dias. Mostre esta também no produto e na tela final.',
    rows: returnsRows,
  },
  shipping: {
    title: { ja: '配送・送料について', pt: 'Entrega' },
    about: 'Prazo e frete iguais aos da página do vendedor, do produto e da tela final',
    rows: shippingRows,
  },
  privacy: {
    title: { ja: 'プライバシーポリシー', pt: 'Privacidade' },
    about: 'Roteiro com os pontos da lei japonesa de dados. Complete com o que a sua loja faz a mais.',
    rows: PRIVACY_ROWS,
  },
};

export function buildShopPage(shop: Shop, key: ShopPageKey): ShopPage {
  const { rows: plans, ...page } = PAGES[key];
  const all = findShopProblems(shop);
  const rows = plans.flatMap(({ key: name, heading, fields, text }): PageRow[] => {
    const problems = all.filter(({ field }) => fields.includes(field));
    if (problems.length > 0) return [{ key: name, heading, text: undefined, problems }];
    const written = text(shop);
    return written ? [{ key: name, heading, text: written, problems }] : [];
  });
  return { key, ...page, rows, problems: [...new Set(rows.flatMap(({ problems }) => problems))] };
}
