import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { moderatedPageSchema } from '#contract/comments.ts';

export const MODERATION_PAGE_SIZE = 30;

const moderationQuery = z.object({
  /** Only comments on this lesson or snippet; ratings without a comment are excluded. */
  itemId: z.optional(z.uuid()),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
});

export const getAdminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'How many people use the product, by plan, and how much content there is',
  response: z.object({
    total: z.int(),
    free: z.int(),
    premium: z.int(),
    admin: z.int(),
    contents: z.object({ modules: z.int(), lessons: z.int(), snippetModules: z.int(), snippets: z.int() }),
  }),
});

export const listModeratedLessonComments = endpoint({
  method: 'GET',
  path: '/api/admin/lesson-comments',
  access: 'admin',
  summary: 'Lesson comments, newest first, 30 per page',
  query: moderationQuery,
  response: moderatedPageSchema,
});

export const listModeratedSnippetComments = endpoint({
  method: 'GET',
  path: '/api/admin/snippet-comments',
  access: 'admin',
  summary: 'Snippet comments, newest first, 30 per page',
  query: moderationQuery,
  response: moderatedPageSchema,
});
