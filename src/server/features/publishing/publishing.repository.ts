import { eq, sql } from 'drizzle-orm';
import type { Listing } from '#domain/publishing/listing.ts';
import type { Db } from '#server/db/client.ts';
import { productListings } from '#server/db/schema/product-listings.ts';

export async function findListing(db: Db, productId: string) {
  const [row] = await db
    .select({ details: productListings.details, updatedAt: productListings.updatedAt })
    .from(productListings)
    .where(eq(productListings.productId, productId));
  return row;
}

/** Inserts or updates, also when two first saves run concurrently. */
export async function upsertListing(db: Db, productId: string, details: Listing): Promise<void> {
  await db
    .insert(productListings)
    .values({ productId, details })
    .onConflictDoUpdate({ target: productListings.productId, set: { details, updatedAt: sql`now()` } });
}
