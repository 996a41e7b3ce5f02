import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { moderatedPageSchema } from '#contract/comments.ts';

export const MODERATION_PAGE_SIZE = 30;

const moderationQuery = z.object({
  /** Only comments on this lesson or snippet; ratings without a comment are excluded. */
  itemId: z.optional(z.uuid()),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
});

export const listModeratedLessonComments = endpoint('GET', '/api/admin/lesson-comments', 'admin', {
  summary: 'Lesson comments, newest first, 30 per page',
  query: moderationQuery,
  response: moderatedPageSchema,
});

export const listModeratedSnippetComments = endpoint('GET', '/api/admin/snippet-comments', 'admin', {
  summary: 'Snippet comments, newest first, 30 per page',
  query: moderationQuery,
  response: moderatedPageSchema,
});
