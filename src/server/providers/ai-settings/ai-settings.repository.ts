import { desc, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { aiExams, aiFailures, aiSettings } from '#server/db/schema/ai.ts';

/** With a lock for updates, so that concurrent saves of two administrators run one after the other. */
export async function findSettings(db: Db, lock?: 'for update'): Promise<unknown> {
  const query = db.select({ settings: aiSettings.settings }).from(aiSettings);
  const [row] = await (lock ? query.for('update') : query);
  return row?.settings;
}

/** Creates the row if missing, so that it can be locked. */
export async function ensureSettings(tx: Db): Promise<void> {
  await tx.insert(aiSettings).values({ settings: {} }).onConflictDoNothing();
}

export async function replaceSettings(tx: Db, settings: unknown): Promise<void> {
  await tx.update(aiSettings).set({ settings, updatedAt: sql`now()` });
}

/** Notifies all processes after the commit. */
export async function announceSettings(tx: Db, channel: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`);
}

export async function addFailure(
  db: Db,
  { hour, at, provider, failure }: { hour: string; at: string; provider: string; failure: string },
): Promise<void> {
  await db
    .insert(aiFailures)
    .values({ hour, provider, failure, count: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [aiFailures.hour, aiFailures.provider, aiFailures.failure],
      set: { count: sql`${aiFailures.count} + 1`, lastAt: sql`excluded.last_at` },
    });
}

export async function deleteFailuresBefore(db: Db, before: string): Promise<void> {
  await db.delete(aiFailures).where(lt(aiFailures.hour, before));
}

export function listFailures(db: Db, since: string) {
  return db
    .select({
      provider: aiFailures.provider,
      failure: aiFailures.failure,
      count: sql<number>`sum(${aiFailures.count})::int`,
      lastAt: sql<string>`to_char(max(${aiFailures.lastAt}), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(aiFailures)
    .where(gte(aiFailures.lastAt, since))
    .groupBy(aiFailures.provider, aiFailures.failure)
    .orderBy(desc(sql`max(${aiFailures.lastAt})`))
    .limit(20);
}

export function listModelTests(db: Db, limit: number) {
  return db.select().from(aiExams).orderBy(desc(aiExams.createdAt)).limit(limit);
}

/** Deletes all but the newest `kept` rows. */
export async function insertModelTest(db: Db, exam: typeof aiExams.$inferInsert, keptCount: number): Promise<void> {
  await db.insert(aiExams).values(exam);
  const newest = db.select({ id: aiExams.id }).from(aiExams).orderBy(desc(aiExams.createdAt)).limit(keptCount);
  await db.delete(aiExams).where(notInArray(aiExams.id, newest));
}
