import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/** The link target's title, shown to visitors who must sign in first. */
export const sharedPreviewSchema = z.object({
  kind: z.enum(['lesson', 'snippet']),
  title: z.string(),
  accessType: z.enum(['free', 'premium']),
});

export type SharedPreview = z.infer<typeof sharedPreviewSchema>;

export const createShortLink = endpoint('POST', '/api/short-links', 'member', {
  summary: 'Create or reuse the short link of a page of this site',
  body: z.object({ targetUrl: z.string().check(z.maxLength(500)) }),
  response: z.object({ slug: z.string() }),
});

export const getShortLink = endpoint('GET', '/api/short-links/:slug', 'public', {
  summary: 'Where a short link leads',
  params: z.object({ slug: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  response: z.object({ targetUrl: z.string(), preview: z.nullable(sharedPreviewSchema) }),
});
