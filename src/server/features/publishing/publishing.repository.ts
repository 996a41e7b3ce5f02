import { eq, sql } from 'drizzle-orm';
import type { ListingPatch } from '#contract/products/publishing.ts';
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

/** The first change and every later one, whoever comes first; two at once on different fields both stay. */
export async function mergeListing(db: Db, productId: string, patch: ListingPatch): Promise<void> {
  const details = patch as Partial<Listing>;
  await db
    .insert(productListings)
    .values({ productId, details })
    .onConflictDoUpdate({
      target: productListings.productId,
      set: { details: sql`${productListings.details} || excluded.details`, updatedAt: sql`now()` },
    });
}
