import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

export const siteBuckets = ['site-assets', 'lesson-thumbnails', 'snippet-thumbnails'] as const;
export const buckets = [...siteBuckets, 'product-photos'] as const;

export type Bucket = (typeof buckets)[number];

export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

export const storedImageSchema = z.object({
  bucket: z.enum(buckets),
  name: z.string(),
  /** Usable as `img` source: a path of this site, or a full URL when the store is public. */
  url: z.string(),
});

export type StoredImage = z.infer<typeof storedImageSchema>;

export const uploadImage = endpoint('POST', '/storage/v1/object/:bucket', 'admin', {
  summary: 'Store an image (JPEG, PNG, WebP, GIF or AVIF, at most 8 MB), re-encoded as WebP under a new name',
  params: z.object({ bucket: z.enum(siteBuckets) }),
  rawBody: ['multipart/form-data', 'image/*', 'application/octet-stream'],
  response: storedImageSchema,
  status: 201,
});

export const removeSiteLogo = endpoint('DELETE', '/api/admin/site-logo', 'admin', {
  summary: 'Go back to the built-in logo: uploaded ones are deleted',
});

export const getPublicImage = endpoint('GET', '/storage/v1/object/public/:bucket/:name', 'public', {
  summary: 'A stored image',
  params: z.object({ bucket: z.string(), name: z.string() }),
  rawResponse: 'image/webp',
});
