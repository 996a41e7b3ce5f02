import type { Db } from '#server/db/client.ts';
import { authKeys } from '#server/db/schema/auth.ts';

type NewKey = typeof authKeys.$inferInsert;

export const listKeys = (db: Db) => db.select().from(authKeys);

/** Inserts all keys, or none if another instance has inserted the first one. */
export async function insertKeys(db: Db, first: NewKey, others: NewKey[]): Promise<void> {
  await db.transaction(async (tx) => {
    const created = await tx.insert(authKeys).values(first).onConflictDoNothing().returning({ id: authKeys.id });
    if (created.length > 0) await tx.insert(authKeys).values(others);
  });
}
