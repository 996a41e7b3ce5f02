import type { Product } from '#contract/products/products.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import * as storage from '#server/features/storage/storage.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { getProduct, updateProduct } from './products.service.ts';

/** The picture before it, if any, is taken away by the sweep of uploads. */
export async function uploadProductPhoto(
  deps: Pick<Dependencies, 'db' | 'files' | 'now' | 'config'>,
  actor: Actor,
  { productId, readBytes }: { productId: string; readBytes: () => Promise<Uint8Array> },
): Promise<Product> {
  await getProduct(deps.db, actor, productId);
  const { url } = await storage.uploadImage(deps, actor, { bucket: 'product-photos', bytes: await readBytes() });
  return updateProduct(deps.db, actor, { productId, photo: url });
}
