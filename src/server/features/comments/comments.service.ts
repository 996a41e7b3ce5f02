import type { Comment } from '#contract/comments.ts';
import type { AuditAction } from '#domain/accounts/audit.ts';
import { type Actor, authorize, can } from '#domain/accounts/permissions.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { groupBy } from '#domain/group-by.ts';
import { MAX_EXCERPT } from '#domain/notices/notices.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import type { Db } from '#server/db/client.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import { addNotices, changeAnswerNotices, removeAnswerNotices } from '#server/features/notices/notices.service.ts';
import {
  moveToTrash,
  putBack,
  reassignTrashed,
  takeFromTrash,
  tooLateToUndo,
} from '#server/features/trash/trash.service.ts';
import { cutPage, decodeCursor } from '#server/http/cursor.ts';
import type { CommentSubject } from './comment-subjects.ts';
import * as repository from './comments.repository.ts';
import { findUnlockedItems } from './unlocked-items.ts';

const PAGE_SIZE = 30;
/** They come with their comment, all of them. */
const MAX_ANSWERS = 20;
/** A page of long threads is shorter. */
const MAX_PAGE_CHARACTERS = 150_000;
/** Per person, over all lessons and snippets. */
export const COMMENT_LIMIT = { name: 'comments', points: 60, seconds: 3600 };
/** Each edit of an answer is told to the tabs of the person answered. */
export const EDIT_LIMIT = { name: 'comment-edits', points: 120, seconds: 3600 };

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
  const ids = rows.slice(0, PAGE_SIZE).map(({ id }) => id);
  const answers = groupBy(
    ids.length > 0 ? await repository.listAnswers(db, subject, ids) : [],
    ({ parentId }) => parentId ?? '',
  );
  const threadOf = (row: CommentRow): CommentRow[] => [row, ...(answers.get(row.id) ?? [])];
  const { page, nextCursor } = cutPage(rows, countFitting(rows.map(threadOf)));
  return { comments: page.flatMap(threadOf).map((row) => presentComment(actor, subject, row)), nextCursor };
}

/** How many of these threads a page holds; at least one. */
function countFitting(threads: readonly (readonly CommentRow[])[]): number {
  let characters = 0;
  const tooMany = threads.findIndex((thread, index) => {
    for (const { content } of thread) characters += content.length;
    return index > 0 && characters > MAX_PAGE_CHARACTERS;
  });
  return Math.min(PAGE_SIZE, tooMany < 0 ? PAGE_SIZE : tooMany);
}

export function addComment(
  db: Db,
  actor: Author,
  subject: CommentSubject,
  { parentId, now, ...input }: { itemId: string; content: string; parentId?: string | undefined; now: Date },
) {
  return db.transaction(async (tx) => {
    const answered = parentId ? await openThread(tx, subject, input.itemId, parentId) : undefined;
    const author = { userId: actor.id, userName: actor.name };
    const comment = { ...input, ...author, parentCommentId: answered?.threadId };
    const row = await repository.insertComment(tx, subject, comment);
    if (!row) throw missing();
    if (answered && answered.userId !== actor.id) await notifyCommentAuthor(tx, subject, answered, row, now);
    return presentComment(actor, subject, row);
  });
}

type Answered = { userId: string; itemId: string; threadId: string };

async function notifyCommentAuthor(
  tx: Db,
  subject: CommentSubject,
  answered: Answered,
  answer: CommentRow,
  now: Date,
): Promise<void> {
  const item = await repository.findItem(tx, subject, answered.itemId);
  const reader = await repository.findReader(tx, answered.userId);
  if (!item || !reader) return;
  // Whose plan has ended hears nothing of a conversation that they can no longer open.
  const userType = currentUserType(reader.userType, reader.premiumUntil, now);
  if (!(await findUnlockedItems(tx, userType, [item.id], now)).has(item.id)) return;
  const path = subject === 'lesson' ? `/academy/${item.moduleId}/${item.id}` : `/snippet/${item.id}`;
  const { content, userName: name } = answer;
  const data = { name, excerpt: excerptOf(content), itemTitle: item.title, path: `${path}#comentarios` };
  await addNotices(tx, [
    { kind: 'answer', subjectId: answer.id, userId: answered.userId, actorId: answer.userId, data },
  ]);
}

const excerptOf = (content: string): string =>
  content.length > MAX_EXCERPT ? `${content.slice(0, MAX_EXCERPT - 1).trimEnd()}…` : content;

/** With the comment that begins the thread of the one answered: answers are one level deep. */
async function openThread(tx: Db, subject: CommentSubject, itemId: string, answeredId: string): Promise<Answered> {
  const answered = await repository.findComment(tx, subject, answeredId);
  if (answered?.itemId !== itemId || answered.content === '') throw missing();
  const threadId = answered.parentId ?? answered.id;
  if (!(await lockOpenThread(tx, subject, threadId))) throw missing();
  return { ...answered, threadId };
}

/** False where the thread is gone. */
async function lockOpenThread(tx: Db, subject: CommentSubject, threadId: string): Promise<boolean> {
  const isThere = await repository.lockComment(tx, subject, threadId);
  if ((await repository.countAnswers(tx, subject, threadId)) >= MAX_ANSWERS) {
    throw new AppError('conflict', `Esta conversa já tem ${MAX_ANSWERS} respostas. Comece outro comentário.`);
  }
  return isThere;
}

export function editComment(
  db: Db,
  actor: Actor,
  subject: CommentSubject,
  input: { commentId: string; content: string; now: Date },
) {
  return db.transaction(async (tx) => {
    const comment = await repository.findComment(tx, subject, input.commentId);
    if (!comment) throw missing();
    authorize(actor, `${subject}-comment:edit`, comment);
    if (!(await findUnlockedItems(tx, actor.userType, [comment.itemId], input.now)).has(comment.itemId)) {
      throw new AppError('premium_required', 'Esta conversa está fechada no seu plano.');
    }
    const row = await repository.updateCommentContent(tx, subject, input.commentId, input.content);
    if (!row) throw missing();
    await changeAnswerNotices(tx, row, excerptOf(row.content));
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
    if (!comment) return reassignDeletion(tx, actor, subject, commentId);
    authorize(actor, `${subject}-comment:delete`, comment);
    if (comment.rating !== null) await repository.lockItem(tx, subject, comment.itemId);
    await removeAnswerNotices(tx, repository.namesThread(subject, commentId));
    await moveToTrash(tx, actor, `${subject}-comment`, repository.isComment(subject, commentId));
    await recordModeration(tx, actor, { action: 'deleted', subject, id: commentId, ownerId: comment.userId });
    if (comment.rating !== null) await repository.storeAverage(tx, subject, comment.itemId);
  });
}

/** The author deleted the comment first: the moderator's deletion still has to prevent the author's undo. */
async function reassignDeletion(tx: Db, actor: Actor, subject: CommentSubject, commentId: string): Promise<void> {
  if (!isAdmin(actor.userType) || !(await reassignTrashed(tx, actor, `${subject}-comment`, commentId))) throw missing();
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

/** Undoes a deletion. Answers are still there: they leave with the trash, see `deleteLostAnswers`. */
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
      const { parent_comment_id: threadId } = trashed.content;
      if (threadId !== null) await lockOpenThread(tx, subject, String(threadId));
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
export async function updateAverages(tx: Db, items: RatedItems): Promise<void> {
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
