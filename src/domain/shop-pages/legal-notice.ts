import type { OwnRowKind } from '#domain/shop/shop.ts';
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
  refundsOf,
  responsibleOf,
  returnsOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { type Bilingual, lines, sentences } from '#domain/text/bilingual.ts';
import { type RowPlan, row } from './shop-page.ts';

const same = (text: string): Bilingual | undefined => (text ? { ja: text, pt: text } : undefined);

const ownRow = (key: OwnRowKind, ja: string, pt: string): RowPlan =>
  row(key, ja, pt, [], ({ ownRows }) => {
    const rows = ownRows.filter(({ kind }) => kind === key);
    return rows.length > 0 ? lines(rows) : undefined;
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

/** 特定商取引法に基づく表記 */
export const LEGAL_NOTICE_ROWS: readonly RowPlan[] = [
  row('legalName', '販売業者', 'Nome legal do vendedor', ['legalName', 'legalNameKana'], legalNameOf),
  row('storeName', '店舗名', 'Nome da loja', [], ({ storeName }) => same(storeName)),
  row('responsible', '運営責任者', 'Responsável', ['responsible'], (shop) =>
    shop.responsible ? responsibleOf(shop) : undefined,
  ),
  row('address', '所在地', 'Endereço', CONTACT_FIELDS, (shop) =>
    shop.hidesContact ? onRequest(shop) : addressOf(shop),
  ),
  row(
    'japanAddress',
    '日本国内の事務所',
    'Escritório no Japão',
    ['japanAddress', 'japanPhone'],
    ({ japanAddress, japanPhone }) =>
      japanAddress
        ? { ja: `${japanAddress}\n電話：${japanPhone}`, pt: `${japanAddress}, telefone ${japanPhone}` }
        : undefined,
  ),
  row('phone', '電話番号', 'Telefone', ['phone', 'phoneFrom'], (shop) =>
    shop.hidesContact ? onRequest(shop) : phoneOf(shop),
  ),
  row('email', 'メールアドレス', 'E-mail', ['email'], ({ email }) => same(email)),
  row('price', '販売価格', 'Preço', [], priceNoticeOf),
  row('shipping', '送料', 'Frete', SHIPPING_FIELDS, shippingFeeOf),
  row(
    'otherCosts',
    '商品代金以外の必要料金',
    'Outros custos',
    ['origin', 'importTaxesBy', 'transferFeeBy', 'ownRows'],
    otherCostsOf,
  ),
  row('paymentMethods', 'お支払い方法', 'Formas de pagamento', ['paymentMethods'], paymentMethodsOf),
  row(
    'paymentTimes',
    'お支払い時期',
    'Quando paga',
    ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    paymentTimesOf,
  ),
  row('delivery', '商品の引渡時期', 'Prazo de entrega', DELIVERY_FIELDS, deliveryOf),
  ownRow('offerPeriod', '申込みの期間', 'Prazo da oferta'),
  row('returns', '返品・交換・キャンセル', 'Devolução, troca e cancelamento', RETURN_FIELDS, (shop) =>
    sentences([returnsOf(shop), CANCELLING]),
  ),
  row('defects', '不良品・商品違いの場合', 'Defeito ou erro', ['defectDays'], defectsOf),
  row('refund', '返金の時期・方法', 'Reembolso', ['refundDays'], refundsOf),
  row('quantityLimit', '販売数量の制限', 'Limite de quantidade', [], ({ quantityLimit }) =>
    quantityLimit === null
      ? undefined
      : {
          ja: `お一人様${quantityLimit}点までとさせていただきます。`,
          pt: `No máximo ${quantityLimit} por pessoa.`,
        },
  ),
  row(
    'invoice',
    'インボイス制度（適格請求書）',
    'Nota para o imposto japonês',
    ['invoiceNumber'],
    ({ invoiceKind, invoiceNumber }) => {
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
  ),
  ownRow('subscription', '定期購入の条件', 'Condições da assinatura'),
  ownRow('software', '動作環境', 'Requisitos do programa'),
  ownRow('licences', '許可・届出', 'Licenças'),
  row('origin', '発送元', 'De onde sai', ['origin'], originOf),
];
