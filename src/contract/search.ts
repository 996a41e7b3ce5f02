import * as z from 'zod/mini';
import { PRODUCT_STATUSES } from '#domain/products/product.ts';
import { TEXT_ROBOTS } from '#domain/robots/robot-options.ts';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { endpoint } from './base/endpoint.ts';

export const searchResultsSchema = z.object({
  products: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      titleJa: z.string(),
      photo: z.nullable(z.string()),
      status: z.enum(PRODUCT_STATUSES),
    }),
  ),
  texts: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      excerpt: z.string(),
      robot: z.enum(TEXT_ROBOTS),
      productId: z.nullable(z.uuid()),
      productName: z.nullable(z.string()),
    }),
  ),
  tasks: z.array(z.object({ id: z.uuid(), title: z.string(), listTitle: z.string(), completed: z.boolean() })),
  snippets: z.array(z.object({ id: z.uuid(), title: z.string(), language: z.string() })),
  lessons: z.array(
    z.object({
      id: z.uuid(),
      moduleId: z.uuid(),
      slug: z.nullable(z.string()),
      title: z.string(),
      duration: z.string(),
    }),
  ),
});

export type SearchResults = z.infer<typeof searchResultsSchema>;

export const search = endpoint('GET', '/api/search', 'member', {
  summary:
    'What the signed-in user may open and whose name or text holds the words, the closest first, a few of each kind',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH)) }),
  response: searchResultsSchema,
});
