import * as z from 'zod/mini';

export const commentSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  content: z.string(),
  rating: z.nullable(z.number()),
  createdAt: z.string(),
  /** What this reader may do with it. */
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export type Comment = z.infer<typeof commentSchema>;

export const commentPageSchema = z.object({
  comments: z.array(commentSchema),
  nextCursor: z.nullable(z.string()),
});

export const commentDraftSchema = z.object({
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Escreva um comentário.'),
      z.maxLength(5000, 'O comentário pode ter no máximo 5.000 caracteres.'),
    ),
});

export type CommentDraft = z.input<typeof commentDraftSchema>;

export const ratingDraftSchema = z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)) });

export const cursorQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

/** A comment as moderators see it, with the title of what it is about. */
export const moderatedCommentSchema = z.object({
  id: z.uuid(),
  userName: z.string(),
  content: z.string(),
  rating: z.nullable(z.number()),
  createdAt: z.string(),
  itemId: z.uuid(),
  itemTitle: z.string(),
});

export const moderatedPageSchema = z.object({
  comments: z.array(moderatedCommentSchema),
  total: z.int(),
});
