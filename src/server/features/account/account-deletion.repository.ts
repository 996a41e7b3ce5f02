import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { accountDeletions } from '#server/db/schema/account-deletions.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export async function findDueAt(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return row?.dueAt ?? null;
}

/** A second request keeps the due date of the first. */
export async function insertDeletion(tx: Db, userId: string, requestedAt: string, dueAt: string): Promise<boolean> {
  const rows = await tx
    .insert(accountDeletions)
    .values({ userId, requestedAt, dueAt })
    .onConflictDoNothing()
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}

export async function deleteDeletion(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}

export async function listDue(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.dueAt, now))
    .orderBy(asc(accountDeletions.dueAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Undefined when another instance holds the lock, or the person cancelled the deletion. */
export async function lockDue(tx: Db, userId: string, now: string) {
  const [row] = await tx
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

/** Locks first and reads afterwards: a statement that waits for a lock still sees the data from its start. */
export async function lockAdmins(tx: Db): Promise<{ id: string; isLeaving: boolean }[]> {
  const admins = eq(profiles.userType, 'admin');
  await tx.select({ id: profiles.id }).from(profiles).where(admins).orderBy(profiles.id).for('no key update');
  return tx
    .select({ id: profiles.id, isLeaving: sql<boolean>`${accountDeletions.userId} is not null` })
    .from(profiles)
    .leftJoin(accountDeletions, eq(accountDeletions.userId, profiles.id))
    .where(admins);
}
