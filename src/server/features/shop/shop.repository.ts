import { eq, sql } from 'drizzle-orm';
import type { Shop } from '#domain/shop/shop.ts';
import type { Db } from '#server/db/client.ts';
import { shops } from '#server/db/schema/shops.ts';

export async function findShop(db: Db, userId: string) {
  const [row] = await db
    .select({ details: shops.details, updatedAt: shops.updatedAt })
    .from(shops)
    .where(eq(shops.userId, userId));
  return row;
}

/** Inserts or updates, also when two first saves run concurrently. */
export async function upsertShop(db: Db, userId: string, details: Shop): Promise<string> {
  const [row] = await db
    .insert(shops)
    .values({ userId, details })
    .onConflictDoUpdate({ target: shops.userId, set: { details, updatedAt: sql`now()` } })
    .returning({ updatedAt: shops.updatedAt });
  if (!row) throw new Error('an upsert returns its row');
  return row.updatedAt;
}
