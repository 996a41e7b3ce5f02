import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { storedImageSchema } from '#contract/storage.ts';
import { IMPORT_CURRENCIES } from '#domain/products/product-import.ts';
import { importedListingSchema } from './imported-listing.ts';
import { suggestionSchema } from './sheet.ts';

const importedProductSchema = z.object({
  title: z.string(),
  handle: z.string(),
  row: z.nullable(z.int()),
  price: z.nullable(z.number()),
  currency: z.nullable(z.enum(IMPORT_CURRENCIES)),
  link: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  options: z.array(z.string()),
  variants: z.array(
    z.object({
      values: z.array(z.string()),
      price: z.nullable(z.number()),
      stock: z.nullable(z.int()),
      sku: z.string(),
    }),
  ),
  listing: z.optional(importedListingSchema),
  photoAlts: z.optional(z.record(z.string(), z.string())),
});

export const readProductImport = endpoint('POST', '/api/product-import', 'member', {
  summary:
    'What a pasted text, a saved page (at most 5 MB), a Shopify CSV (10 MB, 2,000 rows) or a products.json says of products; nothing is stored',
  rawBody: ['text/html', 'text/plain', 'text/csv', 'application/json', 'application/octet-stream'],
  response: z.object({
    kind: z.enum(['page', 'text', 'csv', 'json']),
    rows: z.int(),
    products: z.array(importedProductSchema),
    refused: z.array(z.object({ reason: z.string(), product: importedProductSchema })),
    /** Suggestions for the product sheet; only when the import has exactly one product. */
    suggestions: z.array(suggestionSchema),
    /** How many lines of its text gave none. */
    unread: z.optional(z.int()),
  }),
});

export const fetchImportPhoto = endpoint('POST', '/api/product-import/photos', 'member', {
  summary: 'Fetch a photo that the seller chose from its public https address and store it for a product to come',
  body: z.object({ url: z.string().check(z.maxLength(2_000)) }),
  response: storedImageSchema,
  status: 201,
});
