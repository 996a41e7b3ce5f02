import { eq, sql } from 'drizzle-orm';
import type { ProductPhoto } from '#contract/products/products.ts';
import type { Db } from '#server/db/client.ts';
import { productPhotos, products } from '#server/db/schema/products.ts';

/** Replaces the photos of a product, in this order; the first is also the photo in lists. */
export async function replacePhotos(tx: Db, productId: string, photos: readonly ProductPhoto[]): Promise<void> {
  await tx.delete(productPhotos).where(eq(productPhotos.productId, productId));
  await tx
    .update(products)
    .set({ photo: photos[0]?.url ?? null })
    .where(eq(products.id, productId));
  if (photos.length === 0) return;
  await tx.insert(productPhotos).values(photos.map((photo, position) => ({ ...photo, productId, position })));
}

/** After an import: sets the first photo of each product as the photo in lists. */
export async function showFirstPhotos(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update products p set photo = (select url from product_photos where product_id = p.id order by position limit 1)
    where p.user_id = ${userId}::uuid and p.photo is null`);
}
