import type { ShopDraft } from '#contract/shop.ts';
import { findShopProblems } from '#domain/shop/find-shop-problems.ts';
import {
  CANCELLING,
  CARRIER_NAMES,
  defectsOf,
  deliveryOf,
  disclosureOf,
  importNoteOf,
  legalNameOf,
  paymentTimesOf,
  privacyDatesOf,
  returnsOf,
  shippingFeeOf,
} from '#domain/shop/shop-phrases.ts';
import type { ShopField } from '#domain/shop/shop-problem.ts';
import { COLLECTED_NAMES, COOKIE_NAMES, PARTNER_NAMES, PURPOSE_NAMES } from '#domain/shop-pages/privacy-names.ts';
import { type Bilingual, list } from '#domain/text/bilingual.ts';
import { uncapitalise } from '#domain/text/capitalise.ts';

type Fields = readonly [ShopField, ...ShopField[]];
type Words = (shop: ShopDraft) => string | Bilingual;

const term = (fields: Fields, say: Words) => ({ fields, say });

const named = <Key extends string>(keys: readonly Key[], names: Record<Key, Bilingual>): string =>
  list(keys.map((key) => names[key])).pt;

/** All that one press may have filled in: it is promised in the seller's name. */
const TERMS = [
  term(['deliveryMin', 'deliveryFrom'], deliveryOf),
  term(['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'], paymentTimesOf),
  term(['returnKind', 'returnDays', 'returnShippingBy'], returnsOf),
  term(['importTaxesBy'], importNoteOf),
  term(['shippingKind', 'shippingYen', 'regionFees'], shippingFeeOf),
  term(['carriers', 'hasTracking'], ({ carriers, hasTracking }) => {
    const name = CARRIER_NAMES.get(carriers);
    return `Por ${name ? `${name} (${carriers})` : carriers}${hasTracking ? ', com código de rastreio' : ''}.`;
  }),
  term(['defectDays'], (shop) => `Defeito: ${uncapitalise(defectsOf(shop).pt)}`),
  term(['refundDays'], ({ refundDays }) => `Reembolso em até ${refundDays} dias.`),
  term(['returnKind'], () => CANCELLING),
  term(['legalName', 'legalNameKana', 'email'], (shop) => `${legalNameOf(shop).ja}, ${shop.email}.`),
  // Hours without a number are no promise.
  term(
    ['phoneFrom', 'phone'],
    ({ phoneFrom, phoneUntil }) => `Telefone das ${phoneFrom} às ${phoneUntil} no horário do Japão.`,
  ),
  term(['collectedData'], ({ collectedData }) => `A loja recebe: ${named(collectedData, COLLECTED_NAMES)}.`),
  term(['dataPurposes'], ({ dataPurposes }) => `Os dados servem para: ${named(dataPurposes, PURPOSE_NAMES)}.`),
  term(['dataPartners'], ({ dataPartners }) => {
    // Their names have commas.
    return `Também recebem: ${dataPartners.map((key) => PARTNER_NAMES[key].pt).join('; ')}.`;
  }),
  term(['disclosureDays', 'disclosureFeeYen', 'email'], disclosureOf),
  term(['cookieTools'], ({ cookieTools }) =>
    cookieTools.length > 0
      ? `Cookies: ${named(cookieTools, COOKIE_NAMES)}.`
      : 'Nenhum cookie de medição nem de anúncios.',
  ),
  term(['privacyDate', 'privacyRevisedDate'], (shop) => {
    const dates = privacyDatesOf(shop).pt.split('\n');
    return `Privacidade: ${dates.map(uncapitalise).join(', ')}.`;
  }),
];

/** What the shop promises by now, in the order in which customers ask. */
export function filledTerms(shop: ShopDraft): { field: ShopField; words: string }[] {
  const open = new Set(findShopProblems(shop).map(({ field }) => field));
  // Before the first payment method nothing is promised yet.
  if (open.has('paymentMethods')) return [];
  const isSaid = (fields: Fields) => !fields.some((field) => open.has(field) || (field === 'phone' && !shop.phone));
  return TERMS.filter(({ fields }) => isSaid(fields)).map(({ fields, say }) => {
    const words = say(shop);
    return { field: fields[0], words: typeof words === 'string' ? words : words.pt };
  });
}
