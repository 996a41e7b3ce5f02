import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { productCalculations } from '#server/db/schema/calculations.ts';
import { products } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export async function findStartProgress(db: Db, userId: string): Promise<{ hasProduct: boolean; hasPrice: boolean }> {
  const ownPrices = sql`${productCalculations.userId} = ${userId}`;
  const ownProducts = sql`${products.userId} = ${userId} and ${products.deletedAt} is null`;
  const [row] = await db
    .select({
      hasProduct: sql<boolean>`exists (select 1 from ${products} where ${ownProducts})`,
      hasPrice: sql<boolean>`exists (select 1 from ${productCalculations} where ${ownPrices})`,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? { hasProduct: false, hasPrice: false };
}
