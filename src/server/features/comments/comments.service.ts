import type { Comment } from '#contract/comments.ts';
import type { AuditAction } from '#domain/accounts/audit.ts';
import { type Actor, authorize, can } from '#domain/accounts/permissions.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import {
  moveToTrash,
  putBack,
  takeFromTrash,
  takeOverTrashed,
  tooLateToUndo,
} from '#server/features/trash/trash.service.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import type { CommentSubject } from './comment-subjects.ts';
import * as repository from './comments.repository.ts';

const PAGE_SIZE = 30;

type Author = Actor & { name: string };
type CommentRow = Omit<Comment, 'abilities'>;

const missing = () => new AppError('not_found', 'Este comentário não existe mais.');

/** Callers must have checked that the actor may see the item. */
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
    await recordModeration(tx, actor, { action: 'updated', subject, id: row.id, ownerId: row.userId });
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
    if (!comment) return takeOver(tx, actor, subject, commentId);
    authorize(actor, `${subject}-comment:delete`, comment);
    if (comment.rating !== null) await repository.lockItem(tx, subject, comment.itemId);
    await moveToTrash(tx, actor, `${subject}-comment`, repository.isComment(subject, commentId));
    await recordModeration(tx, actor, { action: 'deleted', subject, id: commentId, ownerId: comment.userId });
    if (comment.rating !== null) await repository.storeAverage(tx, subject, comment.itemId);
  });
}

/** The author deleted the comment first: the moderator's deletion still has to prevent the author's undo. */
async function takeOver(tx: Db, actor: Actor, subject: CommentSubject, commentId: string): Promise<void> {
  if (!isAdmin(actor.userType) || !(await takeOverTrashed(tx, actor, `${subject}-comment`, commentId))) throw missing();
  await recordModeration(tx, actor, { action: 'deleted', subject, id: commentId, ownerId: null });
}

/** Editing one's own comment is not audited; moderating another person's comment is. */
async function recordModeration(
  tx: Db,
  actor: Actor,
  deed: { action: AuditAction; subject: CommentSubject; id: string; ownerId: string | null },
): Promise<void> {
  if (deed.ownerId === actor.id) return;
  const { action, subject, id, ownerId } = deed;
  await recordAdminAction(tx, actor, { action, subject: `${subject}-comment`, subjectId: id, userId: ownerId });
}

/** Undoes a deletion. Replies were not deleted and still refer to the comment. */
export function restoreComment(
  db: Db,
  actor: Actor,
  subject: CommentSubject,
  commentId: string,
  now: Date,
): Promise<Comment> {
  return db.transaction(async (tx) => {
    const trashed = await takeFromTrash(tx, actor, `${subject}-comment`, commentId, now);
    if (trashed) {
      authorize(actor, `${subject}-comment:delete`, { userId: trashed.ownerId });
      const itemId = String(trashed.content[`${subject}_id`]);
      if (!(await repository.lockItem(tx, subject, itemId))) throw tooLateToUndo();
      await putBack(tx, `${subject}-comment`, trashed.content);
      if (trashed.content.rating !== null) await repository.storeAverage(tx, subject, itemId);
      await recordModeration(tx, actor, { action: 'restored', subject, id: commentId, ownerId: trashed.ownerId });
    }
    const comment = await repository.findComment(tx, subject, commentId);
    // A repeated request finds the comment already restored, provided that this person may restore it.
    if (!comment || !can(actor, `${subject}-comment:delete`, comment)) throw tooLateToUndo();
    const rating = await repository.findRatingOf(tx, subject, comment.itemId, comment.userId);
    return presentComment(actor, subject, { ...comment, rating });
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

export type RatedItems = Readonly<Record<CommentSubject, readonly string[]>>;

/** Items that this person rated. */
export async function findRatedItems(tx: Db, userId: string): Promise<RatedItems> {
  return {
    lesson: await repository.findRatedItemIds(tx, 'lesson', userId),
    snippet: await repository.findRatedItemIds(tx, 'snippet', userId),
  };
}

/** Recomputes averages after votes were added or removed in bulk. */
export async function settleRatings(tx: Db, items: RatedItems): Promise<void> {
  for (const subject of ['lesson', 'snippet'] as const) {
    for (const itemId of items[subject]) {
      if (await repository.lockItem(tx, subject, itemId)) await repository.storeAverage(tx, subject, itemId);
    }
  }
}

function presentComment(actor: Actor, subject: CommentSubject, row: CommentRow): Comment {
  return {
    ...row,
    abilities: {
      edit: can(actor, `${subject}-comment:edit`, row),
      delete: can(actor, `${subject}-comment:delete`, row),
    },
  };
}
