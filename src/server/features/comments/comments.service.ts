import type { Comment } from '#contract/comments.ts';
import { AppError } from '#domain/errors.ts';
import { type Actor, authorize, can } from '#domain/permissions.ts';
import type { Db } from '#server/db/client.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import type { CommentSubject } from './comment-subjects.ts';
import * as repository from './comments.repository.ts';

const PAGE_SIZE = 30;

type Author = Actor & { name: string };
type CommentRow = Omit<Comment, 'abilities'>;

const missing = () => new AppError('not_found', 'Este comentário não existe mais.');

/** Callers have checked that the actor may see the item. */
export async function listComments(
  db: Db,
  actor: Actor,
  subject: CommentSubject,
  input: { itemId: string; cursor?: string | undefined },
) {
  const rows = await repository.listComments(db, subject, {
    itemId: input.itemId,
    after: decodeCursor(input.cursor),
    limit: PAGE_SIZE + 1,
  });
  const { page, nextCursor } = cutPage(rows, PAGE_SIZE);
  return { comments: page.map((row) => presentComment(actor, subject, row)), nextCursor };
}

export async function addComment(
  db: Db,
  actor: Author,
  subject: CommentSubject,
  input: { itemId: string; content: string },
) {
  const row = await repository.insertComment(db, subject, { ...input, userId: actor.id, userName: actor.name });
  if (!row) throw missing();
  return presentComment(actor, subject, row);
}

export function editComment(
  db: Db,
  actor: Actor,
  subject: CommentSubject,
  input: { commentId: string; content: string },
) {
  return db.transaction(async (tx) => {
    const comment = await repository.findComment(tx, subject, input.commentId);
    if (!comment) throw missing();
    authorize(actor, `${subject}-comment:edit`, comment);
    const row = await repository.updateCommentContent(tx, subject, input.commentId, input.content);
    if (!row) throw missing();
    return presentComment(actor, subject, row);
  });
}

export async function deleteComment(
  db: Db,
  actor: Actor,
  subject: CommentSubject,
  commentId: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const comment = await repository.findComment(tx, subject, commentId);
    if (!comment) throw missing();
    authorize(actor, `${subject}-comment:delete`, comment);
    if (comment.rating !== null) await repository.lockItem(tx, subject, comment.itemId);
    await repository.deleteCommentRow(tx, subject, commentId);
    if (comment.rating !== null) await repository.storeAverage(tx, subject, comment.itemId);
  });
}

/** One rating per person and item: a second vote replaces the first. */
export function rate(db: Db, actor: Author, subject: CommentSubject, input: { itemId: string; rating: number }) {
  return db.transaction(async (tx) => {
    if (!(await repository.lockItem(tx, subject, input.itemId)))
      throw new AppError('not_found', 'Este conteúdo não existe mais.');
    await repository.upsertRating(tx, subject, { ...input, userId: actor.id, userName: actor.name, content: '' });
    const figures = await repository.storeAverage(tx, subject, input.itemId);
    return { ...figures, myRating: input.rating };
  });
}

export const findMyRating = (db: Db, actor: Actor, subject: CommentSubject, itemId: string) =>
  repository.findRatingOf(db, subject, itemId, actor.id);

function presentComment(actor: Actor, subject: CommentSubject, row: CommentRow): Comment {
  return {
    ...row,
    abilities: {
      edit: can(actor, `${subject}-comment:edit`, row),
      delete: can(actor, `${subject}-comment:delete`, row),
    },
  };
}
