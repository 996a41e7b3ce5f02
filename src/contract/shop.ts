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

/** The same schema for each of these fields. */
const each = <Name extends string, Schema extends z.ZodMiniType>(schema: Schema, ...names: readonly Name[]) =>
  // Object.fromEntries gives string keys; these are the names above.
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const shopSchema = z.object({
  ...each(line(MAX_PERSON_NAME), 'legalName', 'legalNameKana', 'responsible', 'representative'),
  ...each(oneLine, 'address', 'addressJa', 'japanAddress', 'carriers', 'returnAddress'),
  ...each(line(40), 'phone', 'japanPhone'),
  ...each(line(20), 'postalCode', 'invoiceNumber'),
  ...each(time, 'phoneFrom', 'phoneUntil'),
  ...each(isoDate, 'privacyDate', 'privacyRevisedDate'),
  ...each(days, 'konbiniDays', 'transferDays', 'deliveryMin', 'deliveryMax'),
  ...each(days, 'returnDays', 'defectDays', 'refundDays', 'disclosureDays'),
  ...each(yen, 'konbiniFeeYen', 'shippingYen', 'freeShippingAboveYen', 'customsFeeYen', 'disclosureFeeYen'),
  ...each(z.boolean(), 'hidesContact', 'answersRequests', 'hasTracking', 'asksSupplierConsent'),
  ...each(z.enum([...PAYERS, '']), 'transferFeeBy', 'importTaxesBy', 'returnShippingBy'),
  storeName: line(MAX_STORE_NAME),
  email,
  sellerKind: z.enum(SELLER_KINDS),
  invoiceKind: z.enum([...INVOICE_KINDS, '']),
  country: z.enum(COUNTRY_CODES),
  paymentMethods: choices(PAYMENT_METHODS),
  chargeMoment: z.enum([...CHARGE_MOMENTS, '']),
  shippingKind: z.enum([...SHIPPING_KINDS, '']),
  regionFees: z.array(z.object({ region: z.enum(SHIPPING_REGIONS), yen })).check(
    z.maxLength(SHIPPING_REGIONS.length),
    z.refine((fees) => new Set(fees.map(({ region }) => region)).size === fees.length, 'Cada região entra uma vez só.'),
  ),
  deliveryFrom: z.enum([...DELIVERY_STARTS, '']),
  origin: z.enum([...COUNTRY_CODES, '']),
  returnKind: z.enum([...RETURN_KINDS, '']),
  returnCondition: z.enum(RETURN_CONDITIONS),
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
  safetyMeasures: choices(SAFETY_MEASURES),
  cookieTools: choices(COOKIE_TOOLS),
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
