import * as z from 'zod/mini';
import { MAX_SEARCH } from '#domain/text/text-limits.ts';
import { accessTypes } from './academy.ts';
import { endpoint } from './base/endpoint.ts';
import { commentEndpoints, cursorQuerySchema, ratingDraftSchema } from './comments.ts';

export const snippetCategories = ['general', 'shopify', 'prompts'] as const;

export const snippetCardSchema = z.object({
  id: z.uuid(),
  moduleId: z.uuid(),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  type: z.string(),
  difficulty: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  accessType: z.enum(accessTypes),
  /** A premium snippet seen by a free user: its code is not sent. */
  locked: z.boolean(),
  preview: z.nullable(z.string()),
  rating: z.number(),
  ratingCount: z.int(),
  downloads: z.int(),
});

export type SnippetCard = z.infer<typeof snippetCardSchema>;

export const snippetModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.enum(snippetCategories),
  icon: z.string(),
});

export type SnippetModule = z.infer<typeof snippetModuleSchema>;

export const snippetShelfSchema = z.extend(snippetModuleSchema, {
  total: z.int(),
  /** The first snippets only; the module's page lists all. */
  snippets: z.array(snippetCardSchema),
});

export type SnippetShelf = z.infer<typeof snippetShelfSchema>;

const libraryStatsSchema = z.object({ snippetCount: z.int(), averageRating: z.number(), downloads: z.int() });

export const getSnippetLibrary = endpoint('GET', '/api/snippets', 'member', {
  summary: 'Figures of the library and its modules, each with its first snippets',
  query: z.extend(cursorQuerySchema, { category: z.optional(z.enum(snippetCategories)) }),
  response: z.object({
    stats: libraryStatsSchema,
    modules: z.array(snippetShelfSchema),
    nextCursor: z.nullable(z.string()),
  }),
});

export const searchSnippets = endpoint('GET', '/api/snippets/search', 'member', {
  summary: 'Snippets whose title or description holds the text, whatever its accents',
  query: z.extend(cursorQuerySchema, {
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SEARCH)),
    category: z.optional(z.enum(snippetCategories)),
  }),
  response: z.object({
    results: z.array(z.object({ module: snippetModuleSchema, snippet: snippetCardSchema })),
    nextCursor: z.nullable(z.string()),
  }),
});

export const getSnippetModule = endpoint('GET', '/api/snippet-modules/:moduleId', 'member', {
  summary: 'A module and a page of its snippets',
  params: z.object({ moduleId: z.uuid() }),
  query: cursorQuerySchema,
  response: z.extend(snippetShelfSchema, { nextCursor: z.nullable(z.string()) }),
});

/** Highlighted code: each line is a list of [text, token type]. */
const codeLineSchema = z.array(z.tuple([z.string(), z.string()]));

export const snippetSchema = z.object({
  ...snippetCardSchema.shape,
  slug: z.nullable(z.string()),
  content: z.string(),
  lines: z.array(codeLineSchema),
  videoId: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  myRating: z.nullable(z.number()),
  canRate: z.boolean(),
  module: snippetModuleSchema,
});

export type Snippet = z.infer<typeof snippetSchema>;

const snippetParams = z.object({ snippetId: z.uuid() });

export const getSnippet = endpoint('GET', '/api/snippets/:snippetId', 'member', {
  summary: 'A snippet with its code',
  params: snippetParams,
  response: snippetSchema,
});

export const recordSnippetCopy = endpoint('POST', '/api/snippets/:snippetId/copies', 'member', {
  summary: 'Count a copy of the code, once per person',
  params: snippetParams,
  response: z.object({ downloads: z.int() }),
});

export const rateSnippet = endpoint('PUT', '/api/snippets/:snippetId/rating', 'premium', {
  summary: 'Rate a snippet; one rating per person',
  params: snippetParams,
  body: ratingDraftSchema,
  response: z.object({ myRating: z.number(), rating: z.number(), ratingCount: z.int() }),
});

export const {
  list: listSnippetComments,
  add: addSnippetComment,
  edit: editSnippetComment,
  remove: deleteSnippetComment,
  restore: restoreSnippetComment,
} = commentEndpoints({
  path: 'api/snippets/:snippetId',
  commentPath: 'api/snippet-comments',
  params: snippetParams,
  noun: 'snippet',
  order: 'newest first',
  editors: 'its author only',
});
