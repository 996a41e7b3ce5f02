import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import {
  MAX_FEATURES,
  MAX_IMAGE_URL,
  MAX_IMAGES,
  MAX_LISTING_TEXT,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_POINTS,
  MAX_SITUATIONS,
  MAX_STEPS,
} from '#domain/publishing/listing.ts';
import { SHEET_LIMITS } from '#domain/sheet/sheet.ts';
import { importedFields, line, words, writtenLine } from './imported-listing.ts';
import { productParams, productPatchSchema, productSchema } from './products.ts';

/** Only http and https URLs, because the page links to them or shows them as images. */
const webAddress = words(MAX_IMAGE_URL).check(
  z.refine((text) => text === '' || /^https:\/\/[^\s"'<>\\]+$/.test(text), 'Use um endereço que comece com https://.'),
);
const imageAddress = webAddress.check(z.minLength(1, 'Escreva o endereço da foto.'));

export const listingSchema = z.object({
  benefit: line,
  situations: z.array(writtenLine).check(z.maxLength(MAX_SITUATIONS, `Use até ${MAX_SITUATIONS} situações.`)),
  features: z
    .array(z.object({ title: writtenLine, text: words(MAX_LISTING_TEXT) }))
    .check(z.maxLength(MAX_FEATURES, `Use até ${MAX_FEATURES} características.`)),
  steps: z.array(writtenLine).check(z.maxLength(MAX_STEPS, `Use até ${MAX_STEPS} passos.`)),
  textId: z.nullable(z.uuid()),
  buyUrl: webAddress,
  ...importedFields,
  images: z
    .array(z.object({ url: imageAddress, alt: line }))
    .check(z.maxLength(MAX_IMAGES, `Use até ${MAX_IMAGES} fotos.`)),
  options: z
    .array(
      z.object({
        name: writtenLine,
        values: z.array(writtenLine).check(
          z.minLength(1, 'Escreva os valores.'),
          z.maxLength(MAX_OPTION_VALUES, `Use até ${MAX_OPTION_VALUES} valores.`),
          z.refine((values) => new Set(values).size === values.length, 'Cada valor entra uma vez só.'),
        ),
      }),
    )
    .check(z.maxLength(MAX_OPTIONS, `Use até ${MAX_OPTIONS} opções.`)),
  checkedPoints: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(MAX_POINTS)),
  exported: z.boolean(),
});
const listingPatchSchema = z.partial(listingSchema);
export type ListingPatch = z.infer<typeof listingPatchSchema>;

/** Japanese to take over, with what it means. */
const proposal = z.object({ ja: z.string(), pt: z.string() });
export type JapaneseProposal = z.infer<typeof proposal>;

const text = z.string();
const images = z.array(z.object({ url: text, alt: text }));
const options = z.array(z.object({ name: text, values: z.array(text) }));
const number = z.nullable(z.int());

const listingReply = z.object({
  listing: listingSchema,
  savedAt: z.nullable(z.string()),
  name: z.string(),
  nameJa: z.string(),
  slug: z.string(),
  /** Rows that have Japanese. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Rows of the sheet that 商品仕様 leaves out, because they have no Japanese. */
  rowsWithoutJapanese: z.int(),
  /** What the product says of what the listing leaves open: price of its newest calculation, photos, sheet. */
  known: z.object({
    priceYen: number,
    costYen: number,
    weightGrams: number,
    sku: text,
    productType: text,
    images,
    options,
  }),
  /** What sending one costs in that calculation. */
  freightYen: number,
  /** The most that customs may ask for at that price; null where nothing is imported, or other costs may cover it. */
  importTaxYen: number,
  /** Days that the supplier's text names, with its words. */
  supplierDelivery: z.nullable(z.object({ min: z.int(), max: z.int(), words: text })),
  /** Combinations of the sheet, for the options that are known. */
  variants: z.array(z.object({ values: z.array(text), priceYen: number, stock: number, sku: text, barcode: text })),
  photos: z.array(z.object({ id: z.uuid(), url: text, altPt: text, altJa: text })),
  gate: z.enum(['open', 'blocked', 'unproved', 'clear']),
  /** Translations, those with a star first, then the newest; the chosen one is the page's description. */
  descriptions: z.array(z.object({ id: z.uuid(), starred: z.boolean(), title: text, text, metaDescription: text })),
  /** Starred samples, which no page takes. */
  sampleCount: z.int(),
  /** What the robots warned of in the chosen text, and what the law asks to check in these words. */
  points: z.array(
    z.object({
      key: z.string(),
      textId: z.nullable(z.uuid()),
      isInSheet: z.boolean(),
      excerpt: z.string(),
      message: z.string(),
    }),
  ),
  /** From the sheet, the starred ads and the chosen text. */
  proposals: z.object({
    name: z.array(proposal),
    benefit: z.array(proposal),
    situations: z.array(proposal),
    features: z.array(z.extend(proposal, { title: text })),
    steps: z.array(proposal),
    tags: z.array(proposal),
  }),
});
export type ListingReply = z.infer<typeof listingReply>;

const wordsOfSheet = z.string().check(z.minLength(1), z.maxLength(SHEET_LIMITS.text));
const pagePatchSchema = z.object({
  nameJa: productPatchSchema.shape.nameJa,
  slug: productPatchSchema.shape.slug,
  benefit: line,
  textId: z.uuid(),
  /** Japanese for words of the sheet that have none. */
  terms: z.array(z.object({ pt: wordsOfSheet, ja: wordsOfSheet })).check(z.maxLength(SHEET_LIMITS.translatedWords)),
});
export type PagePatch = z.infer<typeof pagePatchSchema>;

export const getListing = endpoint('GET', '/api/products/:productId/listing', 'member', {
  summary: 'What a page or a shop file of a product is made from, and what is to be checked before it goes out',
  params: productParams,
  response: listingReply,
});

export const saveListing = endpoint('PATCH', '/api/products/:productId/listing', 'member', {
  summary: 'Change how a product is published; unfinished ones are kept too, and what is not named stays',
  params: productParams,
  body: listingPatchSchema,
  response: listingReply,
});

export const adoptPageAnswer = endpoint('POST', '/api/products/:productId/page', 'member', {
  summary: "Take over what was written for a product's whole page: name, address, text, line and Japanese of its sheet",
  params: productParams,
  body: pagePatchSchema,
  response: productSchema,
});
