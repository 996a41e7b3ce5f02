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

type Term = {
  fields: readonly [ShopField, ...ShopField[]];
  say: (shop: ShopDraft) => string;
};

const named = <Key extends string>(keys: readonly Key[], names: Record<Key, Bilingual>): string =>
  list(keys.map((key) => names[key])).pt;

/** All that one press may have filled in: it is promised in the seller's name. */
const TERMS: readonly Term[] = [
  { fields: ['deliveryMin', 'deliveryFrom'], say: (shop) => deliveryOf(shop).pt },
  {
    fields: ['paymentMethods', 'chargeMoment', 'konbiniDays', 'transferDays'],
    say: (shop) => paymentTimesOf(shop).pt,
  },
  { fields: ['returnKind', 'returnDays', 'returnShippingBy'], say: (shop) => returnsOf(shop).pt },
  { fields: ['importTaxesBy'], say: (shop) => importNoteOf(shop).pt },
  { fields: ['shippingKind', 'shippingYen', 'regionFees'], say: (shop) => shippingFeeOf(shop).pt },
  {
    fields: ['carriers', 'hasTracking'],
    say: ({ carriers, hasTracking }) => {
      const name = CARRIER_NAMES.get(carriers);
      return `Por ${name ? `${name} (${carriers})` : carriers}${hasTracking ? ', com código de rastreio' : ''}.`;
    },
  },
  { fields: ['defectDays'], say: (shop) => `Defeito: ${uncapitalise(defectsOf(shop).pt)}` },
  { fields: ['refundDays'], say: ({ refundDays }) => `Reembolso em até ${refundDays} dias.` },
  { fields: ['returnKind'], say: () => CANCELLING.pt },
  {
    fields: ['legalName', 'legalNameKana', 'email'],
    say: (shop) => `${legalNameOf(shop).ja}, ${shop.email}.`,
  },
  {
    // Hours without a number are no promise.
    fields: ['phoneFrom', 'phone'],
    say: ({ phoneFrom, phoneUntil }) => `Telefone das ${phoneFrom} às ${phoneUntil} no horário do Japão.`,
  },
  {
    fields: ['collectedData'],
    say: ({ collectedData }) => `A loja recebe: ${named(collectedData, COLLECTED_NAMES)}.`,
  },
  {
    fields: ['dataPurposes'],
    say: ({ dataPurposes }) => `Os dados servem para: ${named(dataPurposes, PURPOSE_NAMES)}.`,
  },
  {
    fields: ['dataPartners'],
    // Their names have commas.
    say: ({ dataPartners }) => `Também recebem: ${dataPartners.map((key) => PARTNER_NAMES[key].pt).join('; ')}.`,
  },
  {
    fields: ['disclosureDays', 'disclosureFeeYen', 'email'],
    say: (shop) => disclosureOf(shop).pt,
  },
  {
    fields: ['cookieTools'],
    say: ({ cookieTools }) =>
      cookieTools.length > 0
        ? `Cookies: ${named(cookieTools, COOKIE_NAMES)}.`
        : 'Nenhum cookie de medição nem de anúncios.',
  },
  {
    fields: ['privacyDate', 'privacyRevisedDate'],
    say: (shop) => `Privacidade: ${privacyDatesOf(shop).pt.split('\n').map(uncapitalise).join(', ')}.`,
  },
];

/** What the shop promises by now, in the order in which customers ask. */
export function filledTerms(shop: ShopDraft): { field: ShopField; words: string }[] {
  const open = new Set(findShopProblems(shop).map(({ field }) => field));
  // Before the first payment method nothing is promised yet.
  if (open.has('paymentMethods')) return [];
  const isSaid = ({ fields }: Term) => !fields.some((field) => open.has(field) || (field === 'phone' && !shop.phone));
  return TERMS.filter(isSaid).map(({ fields, say }) => ({
    field: fields[0],
    words: say(shop),
  }));
}
