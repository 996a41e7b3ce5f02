import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import {
  MAX_DISMISSED,
  MAX_PHOTO_ALT,
  MAX_PRODUCT_NAME,
  MAX_PRODUCT_NOTES,
  PRODUCT_STATUSES,
} from '#domain/products/product.ts';
import { PRODUCT_STEPS, STEP_STATES } from '#domain/products/product-steps.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { SEND_STATES } from '#domain/shopify/shopify.ts';
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '#domain/text/slug.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { MAX_SHEET_VALUES, sheetPatchSchema, sheetSchema } from './sheet.ts';

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Dê um nome ao produto.'),
    z.maxLength(MAX_PRODUCT_NAME, `O nome pode ter no máximo ${MAX_PRODUCT_NAME} caracteres.`),
  );
const nameJaSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_PRODUCT_NAME, `O nome em japonês pode ter no máximo ${MAX_PRODUCT_NAME} caracteres.`),
  );
const slugSchema = z.string().check(
  z.trim(),
  z.maxLength(SLUG_MAX_LENGTH),
  z.refine((slug) => slug === '' || SLUG_PATTERN.test(slug), 'Use letras minúsculas, números e hífens.'),
);
const notesSchema = z
  .string()
  .check(z.maxLength(MAX_PRODUCT_NOTES, `As notas podem ter no máximo ${MAX_PRODUCT_NOTES} caracteres.`));
const sourceSchema = z.string().check(z.maxLength(MAX_ROBOT_TEXT, 'A descrição pode ter no máximo 8.000 caracteres.'));
const statusSchema = z.enum(PRODUCT_STATUSES, 'Escolha a situação.');
const dismissedSchema = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_DISMISSED));

export const productFields = {
  name: nameSchema,
  nameJa: z.optional(nameJaSchema),
  slug: z.optional(slugSchema),
  status: z.optional(statusSchema),
  source: z.optional(sourceSchema),
  sheet: z.optional(sheetPatchSchema),
  notes: z.optional(notesSchema),
  dismiss: z.optional(dismissedSchema),
};

export const photoAltSchema = z
  .string()
  .check(z.trim(), z.maxLength(MAX_PHOTO_ALT, `O texto da foto pode ter no máximo ${MAX_PHOTO_ALT} caracteres.`));

export const productPatchSchema = z
  .object({
    ...productFields,
    name: z.optional(nameSchema),
    undismiss: z.optional(dismissedSchema),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Informe o que mudar.'));
export type ProductPatch = z.infer<typeof productPatchSchema>;

export const productCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameJa: z.string(),
  photo: z.nullable(z.string()),
  status: statusSchema,
  steps: z.record(z.enum(PRODUCT_STEPS), z.enum(STEP_STATES)),
  textCount: z.int(),
  /** Of the calculation saved last, in yen. */
  price: z.nullable(z.number()),
  /** Its way to Shopify; null: never sent. */
  shopify: z.nullable(z.object({ state: z.enum(SEND_STATES), shop: z.string(), remoteId: z.nullable(z.string()) })),
  updatedAt: z.string(),
  /** Exceeds the limit of the person's plan: saved, but locked until they upgrade to Premium. */
  locked: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const productPhotoSchema = z.object({ id: z.uuid(), url: z.string(), altPt: photoAltSchema, altJa: photoAltSchema });
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

export const productSchema = z.object({
  ...productCardSchema.shape,
  /** In display order; the first is the main photo. */
  photos: z.array(productPhotoSchema),
  slug: z.string(),
  source: z.string(),
  sheet: sheetSchema,
  sheetChangedAt: z.string(),
  dismissed: z.array(z.string()),
  notes: z.string(),
  createdAt: z.string(),
});
export type Product = z.infer<typeof productSchema>;

export const productParams = z.object({ productId: z.uuid() });

export const listProducts = endpoint('GET', '/api/products', 'member', {
  summary: 'Products of the signed-in user, the last changed first; those beyond the plan are locked',
  query: z.object({
    status: z.optional(statusSchema),
    text: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH))),
  }),
  response: z.object({
    products: z.array(productCardSchema),
    /** Number of all saved products, regardless of the filter. */
    total: z.int(),
    /** Number of products and texts that the plan includes; null: unlimited. */
    productLimit: z.nullable(z.int()),
    textLimit: z.nullable(z.int()),
    /** Number of unlocked texts without a product. */
    looseTexts: z.int(),
    /** Number of saved texts beyond the limit of the plan. */
    keptTexts: z.int(),
  }),
});

export const getProduct = endpoint('GET', '/api/products/:productId', 'member', {
  summary: 'A product with its sheet and notes',
  params: productParams,
  response: productSchema,
});

export const updateProduct = endpoint('PATCH', '/api/products/:productId', 'member', {
  summary: 'Change a product; single fields of its sheet, and what is not named stays',
  params: productParams,
  body: productPatchSchema,
  maxValues: MAX_SHEET_VALUES,
  response: productSchema,
});

export const deleteProduct = endpoint('DELETE', '/api/products/:productId', 'member', {
  summary: 'Delete a product; its texts stay, and it can be restored for some days',
  params: productParams,
});

export const restoreProduct = endpoint('POST', '/api/products/:productId/restore', 'member', {
  summary: 'Undo the deletion of a product',
  params: productParams,
  response: productSchema,
});

export const exportProducts = endpoint('GET', '/api/product-export', 'member', {
  summary: 'Sheet and saved prices of one product or all open ones as a CSV file',
  query: z.object({ product: z.optional(z.uuid()) }),
  response: z.object({ fileName: z.string(), content: z.string(), count: z.int() }),
});
