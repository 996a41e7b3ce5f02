import * as z from 'zod/mini';
import { withoutOddMarks } from '#domain/text/fold-text.ts';
import { MAX_COMMENT } from '#domain/text/text-limits.ts';
import { endpoint } from './base/endpoint.ts';

const commentSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  content: z.string(),
  rating: z.nullable(z.number()),
  /** The comment that this one answers; null for one that stands by itself. */
  parentId: z.nullable(z.uuid()),
  createdAt: z.string(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

export type Comment = z.infer<typeof commentSchema>;

/** Each comment of the page is followed by the answers to it, oldest first. */
const commentPageSchema = z.object({
  comments: z.array(commentSchema),
  nextCursor: z.nullable(z.string()),
});

export const commentDraftSchema = z.object({
  content: z
    .string()
    .check(
      z.trim(),
      z.overwrite(withoutOddMarks),
      z.minLength(1, 'Escreva um comentário.'),
      z.maxLength(MAX_COMMENT, 'O comentário pode ter no máximo 5.000 caracteres.'),
    ),
});

/** An answer to an answer joins the same thread. */
const newCommentSchema = z.extend(commentDraftSchema, { parentId: z.optional(z.uuid()) });

export const ratingDraftSchema = z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)) });

export const cursorQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

/** A comment for moderators, with the title of the lesson or snippet it belongs to. */
export const moderatedCommentSchema = z.object({
  id: z.uuid(),
  userName: z.string(),
  content: z.string(),
  rating: z.nullable(z.number()),
  createdAt: z.string(),
  itemId: z.uuid(),
  itemTitle: z.string(),
  /** What it answers; without words where that is gone. */
  answered: z.nullable(z.object({ userName: z.nullable(z.string()), content: z.nullable(z.string()) })),
});

export const moderatedPageSchema = z.object({
  comments: z.array(moderatedCommentSchema),
  total: z.int(),
});

const commentParams = z.object({ commentId: z.uuid() });

type CommentedThing<Path, Own, Params> = {
  /** Path of the commented resource and of its comments, without the leading slash. */
  path: Path;
  commentPath: Own;
  params: Params;
  noun: string;
  order: 'oldest first' | 'newest first';
  editors: string;
};

export const commentEndpoints = <
  const Path extends string,
  const Own extends string,
  Params extends { _zod: { input: unknown; output: unknown } },
>({
  path,
  commentPath,
  params,
  noun,
  order,
  editors,
}: CommentedThing<Path, Own, Params>) => ({
  list: endpoint('GET', `/${path}/comments`, 'member', {
    summary: `Comments of a ${noun}, ${order}, each with its answers`,
    params,
    query: cursorQuerySchema,
    response: commentPageSchema,
  }),
  add: endpoint('POST', `/${path}/comments`, 'member', {
    summary: `Comment on a ${noun}, or answer one of its comments`,
    params,
    body: newCommentSchema,
    response: commentSchema,
    status: 201,
  }),
  edit: endpoint('PATCH', `/${commentPath}/:commentId`, 'member', {
    summary: `Edit a ${noun} comment (${editors})`,
    params: commentParams,
    body: commentDraftSchema,
    response: commentSchema,
  }),
  remove: endpoint('DELETE', `/${commentPath}/:commentId`, 'member', {
    summary: `Delete a ${noun} comment and the answers to it (its author or an administrator)`,
    params: commentParams,
  }),
  restore: endpoint('POST', `/${commentPath}/:commentId/restore`, 'member', {
    summary: `Undo the deletion of a ${noun} comment (whoever deleted it, within the hour)`,
    params: commentParams,
    response: commentSchema,
  }),
});
