import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import { photoAltSchema, productParams, productSchema } from './products.ts';

const photoParams = z.extend(productParams, { photoId: z.uuid() });

export const uploadProductPhoto = endpoint('POST', '/api/products/:productId/photos', 'member', {
  summary: 'A further photo of a product (JPEG, PNG, WebP, GIF or AVIF, at most 8 MB)',
  params: productParams,
  rawBody: ['multipart/form-data', 'image/*', 'application/octet-stream'],
  response: productSchema,
  status: 201,
});

export const updateProductPhoto = endpoint('PATCH', '/api/products/:productId/photos/:photoId', 'member', {
  summary: 'Move a photo of a product, or change its texts; what is not named stays',
  params: photoParams,
  body: z.object({
    altPt: z.optional(photoAltSchema),
    altJa: z.optional(photoAltSchema),
    /** New position among the photos; 0 makes it the main photo. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_PRODUCT_PHOTOS - 1))),
  }),
  response: productSchema,
});

export const removeProductPhoto = endpoint('DELETE', '/api/products/:productId/photos/:photoId', 'member', {
  summary: 'Take a photo of a product away; one that is gone already is no error',
  params: photoParams,
  response: productSchema,
});
