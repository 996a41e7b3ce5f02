import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export async function hasSavedPrice(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({
      found: sql<boolean>`exists (select 1 from ${productCalculations} where ${productCalculations.userId} = ${userId})`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.found ?? false;
}
