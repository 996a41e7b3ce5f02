import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import {
  CHARGE_MOMENTS,
  COLLECTED_DATA,
  COOKIE_TOOLS,
  DATA_PARTNERS,
  DATA_PURPOSES,
  DELIVERY_STARTS,
  INVOICE_KINDS,
  MAX_DAYS,
  MAX_FEE_YEN,
  MAX_OWN_ROW,
  MAX_OWN_ROWS,
  MAX_SHOP_LINE,
  MAX_STORE_NAME,
  MAX_TERM,
  MAX_TERMS,
  OWN_ROW_KINDS,
  PAYERS,
  PAYMENT_METHODS,
  RETURN_CONDITIONS,
  RETURN_KINDS,
  SAFETY_MEASURES,
  SELLER_KINDS,
  SHIPPING_KINDS,
  SHIPPING_REGIONS,
} from '#domain/shop/shop.ts';
import { COUNTRY_CODES } from '#domain/shop/shop-countries.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Escreva no máximo ${max} caracteres.`));
const shopLine = line(MAX_SHOP_LINE);
/** A single line: a line break would start a new line on the page. */
const oneLine = shopLine.check(z.regex(/^[^\r\n]*$/, 'Escreva em uma linha só.'));

const days = z.nullable(
  z
    .int('Escreva um número inteiro de dias.')
    .check(z.minimum(1, 'Escreva pelo menos 1 dia.'), z.maximum(MAX_DAYS, `Escreva no máximo ${MAX_DAYS} dias.`)),
);
const yen = z.nullable(
  z
    .int('Escreva o valor em ienes, sem centavos.')
    .check(z.minimum(0, 'O valor não pode ser negativo.'), z.maximum(MAX_FEE_YEN, 'Este valor é alto demais.')),
);
const email = line(MAX_SHOP_LINE).check(
  z.refine((text) => text === '' || /^[^\s@<>"']+@[^\s@.<>"']+(?:\.[^\s@.<>"']+)+$/.test(text), 'Confira o e-mail.'),
);
const time = z
  .string()
  .check(z.trim(), z.regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Escreva a hora assim: 09:00.'));
const isoDate = z
  .string()
  .check(
    z.refine(
      (text) => text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))),
      'Escolha uma data.',
    ),
  );

const choices = <const Values extends readonly string[]>(values: Values) =>
  z.array(z.enum(values)).check(
    z.maxLength(values.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Cada opção entra uma vez só.'),
  );

const term = z
  .string()
  .check(z.trim(), z.minLength(1, 'Escreva o termo.'), z.maxLength(MAX_TERM, `Use no máximo ${MAX_TERM} caracteres.`));

export const shopSchema = z.object({
  sellerKind: z.enum(SELLER_KINDS),
  legalName: line(MAX_PERSON_NAME),
  legalNameKana: line(MAX_PERSON_NAME),
  storeName: line(MAX_STORE_NAME),
  responsible: line(MAX_PERSON_NAME),
  representative: line(MAX_PERSON_NAME),
  invoiceKind: z.enum([...INVOICE_KINDS, '']),
  invoiceNumber: line(20),
  country: z.enum(COUNTRY_CODES),
  address: oneLine,
  postalCode: line(20),
  addressJa: oneLine,
  japanAddress: oneLine,
  japanPhone: line(40),
  phone: line(40),
  phoneFrom: time,
  phoneUntil: time,
  email,
  hidesContact: z.boolean(),
  answersRequests: z.boolean(),
  paymentMethods: choices(PAYMENT_METHODS),
  chargeMoment: z.enum([...CHARGE_MOMENTS, '']),
  konbiniDays: days,
  konbiniFeeYen: yen,
  transferDays: days,
  transferFeeBy: z.enum([...PAYERS, '']),
  shippingKind: z.enum([...SHIPPING_KINDS, '']),
  shippingYen: yen,
  regionFees: z.array(z.object({ region: z.enum(SHIPPING_REGIONS), yen })).check(
    z.maxLength(SHIPPING_REGIONS.length),
    z.refine((fees) => new Set(fees.map(({ region }) => region)).size === fees.length, 'Cada região entra uma vez só.'),
  ),
  freeShippingAboveYen: yen,
  deliveryFrom: z.enum([...DELIVERY_STARTS, '']),
  deliveryMin: days,
  deliveryMax: days,
  origin: z.enum([...COUNTRY_CODES, '']),
  carriers: oneLine,
  hasTracking: z.boolean(),
  importTaxesBy: z.enum([...PAYERS, '']),
  customsFeeYen: yen,
  returnKind: z.enum([...RETURN_KINDS, '']),
  returnDays: days,
  returnCondition: z.enum(RETURN_CONDITIONS),
  returnShippingBy: z.enum([...PAYERS, '']),
  defectDays: days,
  refundDays: days,
  returnAddress: oneLine,
  quantityLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_FEE_YEN))),
  ownRows: z
    .array(
      z.object({
        kind: z.enum(OWN_ROW_KINDS),
        ja: line(MAX_OWN_ROW).check(z.minLength(1, 'Escreva o texto em japonês.')),
        pt: line(MAX_OWN_ROW).check(z.minLength(1, 'Escreva o que ele quer dizer.')),
      }),
    )
    .check(z.maxLength(MAX_OWN_ROWS)),
  collectedData: choices(COLLECTED_DATA),
  dataPurposes: choices(DATA_PURPOSES),
  dataPartners: choices(DATA_PARTNERS),
  dataCountries: choices(COUNTRY_CODES),
  asksSupplierConsent: z.boolean(),
  safetyMeasures: choices(SAFETY_MEASURES),
  disclosureDays: days,
  disclosureFeeYen: yen,
  cookieTools: choices(COOKIE_TOOLS),
  privacyDate: isoDate,
  privacyRevisedDate: isoDate,
  glossary: z
    .array(z.object({ pt: term, ja: term }))
    .check(z.maxLength(MAX_TERMS, `O glossário guarda até ${MAX_TERMS} termos.`)),
});

export type ShopDraft = z.infer<typeof shopSchema>;

/** `savedAt` is null until the shop is saved; the shop is then empty. */
const shopReply = z.object({ shop: shopSchema, savedAt: z.nullable(z.string()) });
export type ShopReply = z.infer<typeof shopReply>;

export const getShop = endpoint('GET', '/api/shop', 'member', {
  summary: 'Shop of the signed-in user: seller, payment, shipping, returns, privacy, glossary',
  response: shopReply,
});

export const saveShop = endpoint('PUT', '/api/shop', 'member', {
  summary: 'Keep the shop of the signed-in user as a whole; unfinished ones are kept too',
  body: shopSchema,
  response: shopReply,
});
