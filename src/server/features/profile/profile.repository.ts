import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export async function updateProfileName(db: Db, userId: string, name: string) {
  const [row] = await db
    .update(profiles)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId))
    .returning();
  return row;
}
