import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import {
  MAX_FEATURES,
  MAX_GRAMS,
  MAX_IMAGE_URL,
  MAX_IMAGES,
  MAX_LISTING_LINE,
  MAX_LISTING_TEXT,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_POINTS,
  MAX_SITUATIONS,
  MAX_STEPS,
  MAX_STOCK,
  MAX_TAGS,
} from '#domain/publishing/listing.ts';
import { MAX_YEN } from '#domain/shop/shop.ts';

const words = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Escreva no máximo ${max} caracteres.`),
      z.regex(/^[^\r\n]*$/, 'Escreva em uma linha só.'),
    );
const line = words(MAX_LISTING_LINE);
const writtenLine = line.check(z.minLength(1, 'Escreva aqui ou tire a linha.'));
const whole = (max: number) =>
  z.nullable(
    z.int('Escreva um número inteiro.').check(z.minimum(0, 'Não pode ser negativo.'), z.maximum(max, 'É alto demais.')),
  );
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
  priceYen: whole(MAX_YEN),
  costYen: whole(MAX_YEN),
  stock: whole(MAX_STOCK),
  weightGrams: whole(MAX_GRAMS),
  sku: z
    .string()
    .check(z.trim(), z.maxLength(60), z.regex(/^[\w.-]*$/, 'Use letras sem acento, números, ponto e hífen.')),
  productType: line,
  tags: z
    .array(writtenLine.check(z.regex(/^[^,]*$/, 'Sem vírgula.')))
    .check(z.maxLength(MAX_TAGS, `Use até ${MAX_TAGS} etiquetas.`)),
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
  seoTitle: line,
  seoDescription: words(MAX_LISTING_TEXT),
  checkedPoints: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(MAX_POINTS)),
});
export type ListingDraft = z.infer<typeof listingSchema>;

const listingReply = z.object({
  listing: listingSchema,
  savedAt: z.nullable(z.string()),
  name: z.string(),
  nameJa: z.string(),
  slug: z.string(),
  /** Facts that have a Japanese translation. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Starred translations, newest first; the chosen one becomes the page's description. */
  descriptions: z.array(z.object({ id: z.uuid(), title: z.string(), text: z.string(), metaDescription: z.string() })),
  /** Starred ad lines, from which the seller can pick the benefit. */
  adLines: z.array(z.string()),
  /** Number of starred sample texts, which pages never use. */
  sampleCount: z.int(),
  /** From the newest saved calculation. */
  suggestedPriceYen: z.nullable(z.int()),
  /** Warnings of the robots about the chosen text, and legal risks found in the page's words. */
  points: z.array(
    z.object({ key: z.string(), textId: z.nullable(z.uuid()), excerpt: z.string(), message: z.string() }),
  ),
});
export type ListingReply = z.infer<typeof listingReply>;

const productParams = z.object({ productId: z.uuid() });

export const getListing = endpoint({
  method: 'GET',
  path: '/api/products/:productId/listing',
  access: 'member',
  summary: 'What a page or a shop file of a product is made from, and what is to be checked before it goes out',
  params: productParams,
  response: listingReply,
});

export const saveListing = endpoint({
  method: 'PUT',
  path: '/api/products/:productId/listing',
  access: 'member',
  summary: 'Keep how a product is published as a whole; unfinished ones are kept too',
  params: productParams,
  body: listingSchema,
  response: listingReply,
});
