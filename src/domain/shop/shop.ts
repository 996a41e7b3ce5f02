import { COUNTRY_CODES, type CountryCode } from './shop-countries.ts';

export const SELLER_KINDS = ['person', 'company'] as const;
export const PAYMENT_METHODS = ['card', 'konbini', 'paypay', 'transfer', 'amazonPay', 'rakutenPay'] as const;
export const CHARGE_MOMENTS = ['order', 'shipping'] as const;
export const SHIPPING_KINDS = ['flat', 'included'] as const;
export const SHIPPING_REGIONS = ['hokkaido', 'okinawa', 'islands'] as const;
export const DELIVERY_STARTS = ['order', 'payment'] as const;
export const PAYERS = ['customer', 'shop'] as const;
export const RETURN_KINDS = ['accepted', 'refused', 'law'] as const;
export const INVOICE_KINDS = ['none', 'registered'] as const;
export const RETURN_CONDITIONS = ['unusedUnopened', 'unused'] as const;
/** Rows of the legal notice that only some shops have, in the seller's own words. */
export const OWN_ROW_KINDS = ['fees', 'offerPeriod', 'subscription', 'software', 'licences'] as const;
export const COLLECTED_DATA = ['name', 'address', 'phone', 'email', 'order', 'payment'] as const;
export const DATA_PURPOSES = ['shipping', 'contact', 'returns', 'records', 'news'] as const;
export const DATA_PARTNERS = ['carrier', 'payment', 'platform', 'supplier'] as const;
export const SAFETY_MEASURES = ['responsible', 'people', 'places', 'access'] as const;
export const COOKIE_TOOLS = ['analytics', 'meta', 'tiktok', 'line'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type ShippingRegion = (typeof SHIPPING_REGIONS)[number];
export type OwnRowKind = (typeof OWN_ROW_KINDS)[number];

export type RegionFee = { region: ShippingRegion; yen: number | null };
export type OwnRow = { kind: OwnRowKind; ja: string; pt: string };
export type Term = { pt: string; ja: string };

export const MAX_STORE_NAME = 40;
export const MAX_SHOP_LINE = 200;
export const MAX_OWN_ROW = 500;
export const MAX_OWN_ROWS = 8;
export const MAX_TERM = 100;
export const MAX_TERMS = 100;
export const MAX_DELIVERY_DAYS = 90;
export const MAX_RETURN_DAYS = 60;
export const MAX_REFUND_DAYS = 30;
export const MIN_DEFECT_DAYS = 8;
export const MAX_DAYS = 365;
export const MAX_FEE_YEN = 9_999_999;

const NO_NUMBER = null as number | null;
const unchosen = <Choice extends string>(_choices: readonly Choice[]): Choice | '' => '';
const noneOf = <Choice extends string>(_choices: readonly Choice[]): Choice[] => [];

/** Empty texts, unchosen options ('') and missing numbers (null) are allowed: see findShopProblems. */
export const blankShop = {
  sellerKind: 'person' as (typeof SELLER_KINDS)[number],
  legalName: '',
  legalNameKana: '',
  storeName: '',
  responsible: '',
  /** Head of a company; may differ from the person who runs the shop. */
  representative: '',
  /** Whether the shop may issue invoices for Japan's consumption tax, and under which number. */
  invoiceKind: unchosen(INVOICE_KINDS),
  invoiceNumber: '',
  country: 'BR' as CountryCode,
  address: '',
  postalCode: '',
  /** The address in Japanese script, if the seller has it. */
  addressJa: '',
  japanAddress: '',
  japanPhone: '',
  phone: '',
  /** Hours in Japan, as 09:00 and 24:00. */
  phoneFrom: '',
  phoneUntil: '',
  email: '',
  /** Address and phone are given on request instead of shown. */
  hidesContact: false,
  answersRequests: false,
  paymentMethods: noneOf(PAYMENT_METHODS),
  chargeMoment: unchosen(CHARGE_MOMENTS),
  konbiniDays: NO_NUMBER,
  konbiniFeeYen: NO_NUMBER,
  transferDays: NO_NUMBER,
  transferFeeBy: unchosen(PAYERS),
  shippingKind: unchosen(SHIPPING_KINDS),
  shippingYen: NO_NUMBER,
  regionFees: [] as RegionFee[],
  freeShippingAboveYen: NO_NUMBER,
  deliveryFrom: unchosen(DELIVERY_STARTS),
  deliveryMin: NO_NUMBER,
  deliveryMax: NO_NUMBER,
  origin: unchosen(COUNTRY_CODES),
  carriers: '',
  hasTracking: false,
  importTaxesBy: unchosen(PAYERS),
  /** The carrier's fee for collecting import tax. */
  customsFeeYen: NO_NUMBER,
  returnKind: unchosen(RETURN_KINDS),
  returnDays: NO_NUMBER,
  returnCondition: 'unusedUnopened' as (typeof RETURN_CONDITIONS)[number],
  returnShippingBy: unchosen(PAYERS),
  defectDays: NO_NUMBER,
  refundDays: NO_NUMBER,
  returnAddress: '',
  quantityLimit: NO_NUMBER,
  ownRows: [] as OwnRow[],
  collectedData: noneOf(COLLECTED_DATA),
  dataPurposes: noneOf(DATA_PURPOSES),
  dataPartners: noneOf(DATA_PARTNERS),
  dataCountries: noneOf(COUNTRY_CODES),
  /** The seller will have the cart ask for consent before the data goes to a supplier abroad. */
  asksSupplierConsent: false,
  safetyMeasures: noneOf(SAFETY_MEASURES),
  disclosureDays: NO_NUMBER,
  disclosureFeeYen: NO_NUMBER,
  cookieTools: noneOf(COOKIE_TOOLS),
  /** When the privacy policy came into force, as 2026-11-15. */
  privacyDate: '',
  privacyRevisedDate: '',
  /** Glossary: each `pt` is always translated as its `ja`. */
  glossary: [] as Term[],
};

export type Shop = typeof blankShop;

/** How most sellers sell, proposed for what is still open. What only the seller can know is left out. */
export const commonTerms = (country: CountryCode, origin: CountryCode | '', today: string) =>
  ({
    ...(country === 'BR' ? { phoneFrom: '21:00', phoneUntil: '24:00' } : { phoneFrom: '10:00', phoneUntil: '17:00' }),
    paymentMethods: ['card'],
    chargeMoment: 'order',
    shippingKind: 'included',
    deliveryFrom: 'order',
    ...(origin === 'JP' ? { deliveryMin: 2, deliveryMax: 5 } : { deliveryMin: 10, deliveryMax: 20 }),
    origin,
    carriers: '日本郵便',
    importTaxesBy: 'shop',
    returnKind: 'law',
    defectDays: MIN_DEFECT_DAYS,
    refundDays: 14,
    collectedData: [...COLLECTED_DATA],
    dataPurposes: ['shipping', 'contact', 'returns', 'records'],
    dataPartners: [...DATA_PARTNERS],
    disclosureDays: 14,
    disclosureFeeYen: 0,
    privacyDate: today,
  }) satisfies Partial<Shop>;

/** The seller says to know the rules of the countries that are marked: a new place of dispatch asks for it again. */
export function dataCountriesFrom(
  { origin, dataCountries }: Pick<Shop, 'origin' | 'dataCountries'>,
  next: CountryCode,
): CountryCode[] {
  const others = dataCountries.filter((code) => code !== origin || code === next);
  return next === 'JP' || others.includes(next) ? others : [];
}

/** A shop kept by an older version may lack what was added since. */
export const completeShop = (saved: Partial<Shop>): Shop => ({ ...blankShop, ...saved });
