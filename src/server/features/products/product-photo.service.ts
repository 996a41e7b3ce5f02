import { randomUUID } from 'node:crypto';
import type { NewProduct } from '#contract/products/new-product.ts';
import type { Product, ProductPhoto } from '#contract/products/products.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_PRODUCT_PHOTOS } from '#domain/products/product.ts';
import type { Db } from '#server/db/client.ts';
import { requireSameRights } from '#server/features/auth/sessions/sessions.ts';
import * as storage from '#server/features/storage/storage.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { lockProduct, replacePhotos } from './products.repository.ts';
import { getProduct, touchProduct } from './products.service.ts';

type Storage = Pick<Dependencies, 'db' | 'files' | 'images' | 'now' | 'config'>;

export const newPhoto = (url: string): ProductPhoto => ({ id: randomUUID(), url, altPt: '', altJa: '' });

function requirePlace(photos: readonly ProductPhoto[]): void {
  if (photos.length < MAX_PRODUCT_PHOTOS) return;
  throw new AppError('conflict', `Um produto guarda até ${MAX_PRODUCT_PHOTOS} fotos. Exclua uma antes.`);
}

type Change = (photos: readonly ProductPhoto[]) => readonly ProductPhoto[];

/** Locks the product. The cleanup job of uploads deletes pictures that nothing refers to any more. */
function changePhotos(db: Db, actor: Actor, productId: string, change: Change): Promise<Product> {
  return db.transaction(async (tx) => {
    await lockProduct(tx, actor.id, productId);
    const photos = change((await getProduct(tx, actor, productId)).photos);
    await replacePhotos(tx, productId, photos);
    await touchProduct(tx, actor, productId);
    return getProduct(tx, actor, productId);
  });
}

export async function uploadProductPhoto(
  deps: Storage,
  actor: RequestActor,
  { productId, readBytes, signal }: { productId: string; readBytes: () => Promise<Uint8Array>; signal: AbortSignal },
): Promise<Product> {
  requirePlace((await getProduct(deps.db, actor, productId)).photos);
  const bytes = await readBytes();
  const { url } = await storage.uploadImage(deps, actor, { bucket: 'product-photos', bytes, signal });
  return deps.db.transaction(async (tx) => {
    // The store of files may be far away.
    await requireSameRights(tx, actor, deps.now());
    return changePhotos(tx, actor, productId, (photos) => {
      requirePlace(photos);
      return [...photos, newPhoto(url)];
    });
  });
}

type PhotoChange = {
  productId: string;
  photoId: string;
  altPt?: string | undefined;
  altJa?: string | undefined;
  position?: number | undefined;
};

export const updateProductPhoto = (
  db: Db,
  actor: Actor,
  { productId, photoId, altPt, altJa, position }: PhotoChange,
): Promise<Product> =>
  changePhotos(db, actor, productId, (photos) => {
    const at = photos.findIndex(({ id }) => id === photoId);
    const photo = photos[at];
    if (!photo) throw new AppError('not_found', 'Esta foto não existe mais.');
    const changed = { ...photo, altPt: altPt ?? photo.altPt, altJa: altJa ?? photo.altJa };
    return photos.toSpliced(at, 1).toSpliced(position ?? at, 0, changed);
  });

export const removeProductPhoto = (
  db: Db,
  actor: Actor,
  { productId, photoId }: { productId: string; photoId: string },
): Promise<Product> => changePhotos(db, actor, productId, (photos) => photos.filter(({ id }) => id !== photoId));

export async function photosFromUploads(
  deps: Pick<Storage, 'db' | 'config'>,
  actor: Actor,
  { photos: names = [], photoAlts = [] }: Pick<NewProduct, 'photos' | 'photoAlts'>,
): Promise<ProductPhoto[]> {
  const urls = await storage.findOwnPictures(deps, actor, { bucket: 'product-photos', names });
  return urls.map((url, place) => ({ ...newPhoto(url), ...photoAlts[place] }));
}
