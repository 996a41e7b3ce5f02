import type { OwnRowKind, Shop } from '#domain/shop/shop.ts';
import type { ShopField } from '#domain/shop/shop-check.ts';
import {
  addressOf,
  CANCELLING,
  defectsOf,
  deliveryOf,
  legalNameOf,
  onRequest,
  originOf,
  otherCostsOf,
  paymentMethodsOf,
  paymentTimesOf,
  phoneOf,
  priceNoticeOf,
  responsibleOf,
  returnsOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import { type Bilingual, lines, sentences } from '#domain/text/bilingual.ts';
import { buildPage, type RowPlan, type ShopPage } from './shop-page.ts';

const same = (text: string): Bilingual | undefined => (text ? { ja: text, pt: text } : undefined);

const ownRow = (key: OwnRowKind, ja: string, pt: string): RowPlan => ({
  key,
  heading: { ja, pt },
  fields: [],
  text: ({ ownRows }) => {
    const rows = ownRows.filter(({ kind }) => kind === key);
    return rows.length > 0 ? lines(rows) : undefined;
  },
});

export const RETURN_FIELDS: readonly ShopField[] = ['returnKind', 'returnDays', 'returnShippingBy'];
export const SHIPPING_FIELDS: readonly ShopField[] = [
  'shippingKind',
  'shippingYen',
  'regionFees',
  'freeShippingAboveYen',
];
export const DELIVERY_FIELDS: readonly ShopField[] = ['deliveryFrom', 'deliveryMin'];
export const CONTACT_FIELDS: readonly ShopField[] = ['address', 'postalCode', 'answersRequests'];

const rows: readonly RowPlan[] = [
  {
    key: 'legalName',
    heading: { ja: '販売業者', pt: 'Nome legal do vendedor' },
    fields: ['legalName', 'legalNameKana'],
    text: legalNameOf,
  },
  {
    key: 'storeName',
    heading: { ja: '店舗名', pt: 'Nome da loja' },
    fields: [],
    text: ({ storeName }) => same(storeName),
  },
  {
    key: 'responsible',
    heading: { ja: '運営責任者', pt: 'Responsável' },
    fields: ['responsible'],
    text: (shop) => (shop.responsible ? responsibleOf(shop) : undefined),
  },
  {
    key: 'address',
    heading: { ja: '所在地', pt: 'Endereço' },
    fields: CONTACT_FIELDS,
    text: (shop) => (shop.hidesContact ? onRequest(shop) : addressOf(shop)),
  },
  {
    key: 'japanAddress',
    heading: { ja: '日本国内の事務所', pt: 'Escritório no Japão' },
    fields: ['japanAddress', 'japanPhone'],
    text: ({ japanAddress, japanPhone }) =>
      japanAddress
        ? { ja: `${japanAddress}\n電話：${japanPhone}`, pt: `${japanAddress}, telefone ${japanPhone}` }
        : undefined,
  },
  {
    key: 'phone',
    heading: { ja: '電話番号', pt: 'Telefone' },
    fields: ['phone', 'phoneFrom'],
    text: (shop) => (shop.hidesContact ? onRequest(shop) : phoneOf(shop)),
  },
  {
    key: 'email',
    heading: { ja: 'メールアドレス', pt: 'E-mail' },
    fields: ['email'],
    text: ({ email }) => same(email),
  },
  {
    key: 'price',
    heading: { ja: '販売価格', pt: 'Preço' },
    fields: [],
    text: priceNoticeOf,
  },
  {
    key: 'shipping',
    heading: { ja: '送料', pt: 'Frete' },
    fields: SHIPPING_FIELDS,
    text: shippingFeeOf,
  },
  {
    key: 'otherCosts',
    heading: { ja: '商品代金以外の必要料金', pt: 'Outros custos' },
    fields: ['origin', 'importTaxesBy', 'transferFeeBy', 'ownRows'],
    text: otherCostsOf,
  },
  {
    key: 'paymentMethods',
    heading: { ja: 'お支払い方法', pt: 'Formas de pagamento' },
    fields: ['paymentMethods'],
    text: paymentMethodsOf,
  },
  {
    key: 'paymentTimes',
    heading: { ja: 'お支払い時期', pt: 'Quando paga' },
    fields: ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    text: paymentTimesOf,
  },
  {
    key: 'delivery',
    heading: { ja: '商品の引渡時期', pt: 'Prazo de entrega' },
    fields: DELIVERY_FIELDS,
    text: deliveryOf,
  },
  ownRow('offerPeriod', '申込みの期間', 'Prazo da oferta'),
  {
    key: 'returns',
    heading: { ja: '返品・交換・キャンセル', pt: 'Devolução, troca e cancelamento' },
    fields: RETURN_FIELDS,
    text: (shop) => sentences([returnsOf(shop), CANCELLING]),
  },
  {
    key: 'defects',
    heading: { ja: '不良品・商品違いの場合', pt: 'Defeito ou erro' },
    fields: ['defectDays'],
    text: defectsOf,
  },
  {
    key: 'quantityLimit',
    heading: { ja: '販売数量の制限', pt: 'Limite de quantidade' },
    fields: [],
    text: ({ quantityLimit }) =>
      quantityLimit === null
        ? undefined
        : {
            ja: `お一人様${quantityLimit}点までとさせていただきます。`,
            pt: `No máximo ${quantityLimit} por pessoa.`,
          },
  },
  {
    key: 'invoice',
    heading: { ja: 'インボイス制度（適格請求書）', pt: 'Nota para o imposto japonês' },
    fields: ['invoiceNumber'],
    text: ({ invoiceKind, invoiceNumber }) => {
      if (invoiceKind === '') return undefined;
      return invoiceKind === 'registered'
        ? {
            ja: `当店は適格請求書発行事業者です（登録番号：${invoiceNumber}）。`,
            pt: `A loja emite a nota do imposto de consumo, com o registro ${invoiceNumber}.`,
          }
        : {
            ja: '当店は適格請求書発行事業者ではないため、適格請求書は発行できません。',
            pt: 'A loja não tem registro no sistema japonês de notas, e não emite a nota do imposto de consumo.',
          };
    },
  },
  ownRow('subscription', '定期購入の条件', 'Condições da assinatura'),
  ownRow('software', '動作環境', 'Requisitos do programa'),
  ownRow('licences', '許可・届出', 'Licenças'),
  { key: 'origin', heading: { ja: '発送元', pt: 'De onde sai' }, fields: ['origin'], text: originOf },
];

/** 特定商取引法に基づく表記 */
export const buildLegalNotice = (shop: Shop): ShopPage =>
  buildPage(
    shop,
    {
      key: 'seller',
      title: { ja: '特定商取引法に基づく表記', pt: 'Dados do vendedor' },
      about: 'Informações pedidas pela Lei de Transações Comerciais Específicas, artigo 11',
    },
    rows,
  );
