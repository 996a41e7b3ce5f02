import { and, asc, avg, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import type { lessonComments } from '#server/db/schema/academy.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import type { PageKey } from '#server/http/cursor.ts';
import { type CommentSubject, commentSubjects } from './comment-subjects.ts';

const columnsOf = (table: typeof lessonComments) => ({
  id: table.id,
  userId: table.userId,
  userName: table.userName,
  content: table.content,
  rating: table.rating,
  parentId: table.parentCommentId,
  createdAt: table.createdAt,
});

/** Each comment with its author's rating of the item, which is a separate row. */
export function listComments(
  db: Db,
  subject: CommentSubject,
  input: { itemId: string; after: PageKey | undefined; limit: number },
) {
  const { table, itemColumn, isListed, order, after } = commentSubjects[subject];
  const votes = alias(table, 'votes');
  const voteItem = votes[commentSubjects[subject].itemKey as 'lessonId'];
  return db
    .select({ ...columnsOf(table), rating: votes.rating })
    .from(table)
    .leftJoin(votes, and(eq(voteItem, input.itemId), eq(votes.userId, table.userId), sql`${votes.rating} is not null`))
    .where(and(eq(itemColumn, input.itemId), isListed, input.after && after(input.after.createdAt, input.after.id)))
    .orderBy(order(table.createdAt), order(table.id))
    .limit(input.limit);
}

/** The answers to these comments, the oldest first. */
export function listAnswers(db: Db, subject: CommentSubject, commentIds: readonly string[]) {
  const { table } = commentSubjects[subject];
  return db
    .select(columnsOf(table))
    .from(table)
    .where(inArray(table.parentCommentId, [...commentIds]))
    .orderBy(asc(table.createdAt), asc(table.id));
}

export function countAnswers(db: Db, subject: CommentSubject, commentId: string): Promise<number> {
  const { table } = commentSubjects[subject];
  return db.$count(table, eq(table.parentCommentId, commentId));
}

/** Held until the end of the transaction: a thread is not deleted while somebody answers in it. False where it is gone. */
export async function lockComment(db: Db, subject: CommentSubject, commentId: string): Promise<boolean> {
  const { table } = commentSubjects[subject];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, commentId)).for('update');
  return rows.length > 0;
}

type NewComment = {
  itemId: string;
  userId: string;
  userName: string;
  content: string;
  parentCommentId?: string | undefined;
};

const insertValues = (subject: CommentSubject, { itemId, ...values }: NewComment & { rating?: number }) =>
  ({ ...values, [commentSubjects[subject].itemKey]: itemId }) as typeof lessonComments.$inferInsert;

export async function insertComment(db: Db, subject: CommentSubject, comment: NewComment) {
  const { table } = commentSubjects[subject];
  const [row] = await db.insert(table).values(insertValues(subject, comment)).returning(columnsOf(table));
  return row;
}

export async function findComment(db: Db, subject: CommentSubject, commentId: string) {
  const { table, itemColumn } = commentSubjects[subject];
  const [row] = await db
    .select({ ...columnsOf(table), itemId: itemColumn })
    .from(table)
    .where(eq(table.id, commentId));
  return row;
}

export async function updateCommentContent(db: Db, subject: CommentSubject, commentId: string, content: string) {
  const { table } = commentSubjects[subject];
  const [row] = await db
    .update(table)
    .set({ content, updatedAt: sql`now()` })
    .where(eq(table.id, commentId))
    .returning(columnsOf(table));
  return row;
}

/** A comment and the answers to it, each by author and id. */
export function namesThread(subject: CommentSubject, commentId: string) {
  const { table } = commentSubjects[subject];
  return sql`select ${table.userId}, ${table.id} from ${table}
    where ${table.id} = ${commentId} or ${table.parentCommentId} = ${commentId}`;
}

export async function findItem(db: Db, subject: CommentSubject, itemId: string) {
  const { items } = commentSubjects[subject];
  const [row] = await db
    .select({ id: items.id, moduleId: items.moduleId, title: items.title })
    .from(items)
    .where(eq(items.id, itemId));
  return row;
}

export async function findReader(db: Db, userId: string) {
  const { userType, premiumUntil } = profiles;
  const [row] = await db.select({ userType, premiumUntil }).from(profiles).where(eq(profiles.id, userId));
  return row;
}

/** Names the row to whoever deletes it. */
export const isComment = (subject: CommentSubject, commentId: string) =>
  eq(commentSubjects[subject].table.id, commentId);

/** Serialises votes on one item, so that each average includes all earlier votes. */
export async function lockItem(db: Db, subject: CommentSubject, itemId: string): Promise<boolean> {
  const { items } = commentSubjects[subject];
  const rows = await db.select({ id: items.id }).from(items).where(eq(items.id, itemId)).for('update');
  return rows.length > 0;
}

export async function upsertRating(
  db: Db,
  subject: CommentSubject,
  vote: NewComment & { rating: number },
): Promise<void> {
  const { table, itemColumn } = commentSubjects[subject];
  await db
    .insert(table)
    .values(insertValues(subject, vote))
    .onConflictDoUpdate({
      target: [itemColumn, table.userId],
      targetWhere: sql`rating is not null`,
      set: { rating: vote.rating, updatedAt: sql`now()` },
    });
}

export async function storeAverage(db: Db, subject: CommentSubject, itemId: string) {
  const { table, itemColumn, items } = commentSubjects[subject];
  const [figures] = await db
    .select({ rating: avg(table.rating), ratingCount: count() })
    .from(table)
    .where(and(eq(itemColumn, itemId), isNotNull(table.rating)));
  const next = { rating: Number(figures?.rating ?? 0), ratingCount: figures?.ratingCount ?? 0 };
  await db.update(items).set(next).where(eq(items.id, itemId));
  return next;
}

export async function findRatingOf(
  db: Db,
  subject: CommentSubject,
  itemId: string,
  userId: string,
): Promise<number | null> {
  const { table, itemColumn } = commentSubjects[subject];
  const [row] = await db
    .select({ rating: table.rating })
    .from(table)
    .where(and(eq(itemColumn, itemId), eq(table.userId, userId), isNotNull(table.rating)));
  return row?.rating ?? null;
}

export async function findRatedItemIds(db: Db, subject: CommentSubject, userId: string): Promise<string[]> {
  const { table, itemColumn } = commentSubjects[subject];
  const rows = await db
    .select({ itemId: itemColumn })
    .from(table)
    .where(and(eq(table.userId, userId), isNotNull(table.rating)));
  return rows.map(({ itemId }) => itemId).sort();
}
