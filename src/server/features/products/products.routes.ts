import { createProduct } from '#contract/products/new-product.ts';
import { removeProductPhoto, updateProductPhoto, uploadProductPhoto } from '#contract/products/product-photos.ts';
import {
  deleteProduct,
  exportProducts,
  getProduct,
  listProducts,
  restoreProduct,
  updateProduct,
} from '#contract/products/products.ts';
import { readUpload } from '#server/features/storage/read-upload.ts';
import { countTexts, createProductFromText } from '#server/features/texts/texts.service.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as exports from './export-products.service.ts';
import * as photo from './product-photo.service.ts';
import * as products from './products.service.ts';

const PHOTO_LIMIT = { name: 'product-photos', points: 60, seconds: 3600 };

const EXPORT_LIMIT = { name: 'product-exports', points: 60, seconds: 3600 };

export function registerProductRoutes(app: App): void {
  routeWith(app, listProducts, { queue: 'heavy' }, async ({ db, actor, query }) => {
    const [list, counts] = await Promise.all([products.listProducts(db, actor, query), countTexts(db, actor)]);
    return { ...list, ...counts };
  });
  route(app, createProduct, async ({ deps, db, actor, body: { textId, photos, photoAlts, ...product } }) => {
    const input = { ...product, photos: await photo.photosFromUploads(deps, actor, { photos, photoAlts }) };
    return textId === undefined
      ? products.createProduct(db, actor, input)
      : createProductFromText(db, actor, { ...input, textId });
  });
  route(app, getProduct, ({ db, actor, params }) => products.getProduct(db, actor, params.productId));
  route(app, updateProduct, ({ db, actor, params, body }) => products.updateProduct(db, actor, { ...params, ...body }));
  route(app, deleteProduct, ({ db, actor, params }) => products.deleteProduct(db, actor, params.productId));
  route(app, restoreProduct, ({ db, actor, params }) => products.restoreProduct(db, actor, params.productId));
  // Waits for the threads that read sheets, and holds nothing that others need meanwhile.
  routeWith(
    app,
    exportProducts,
    { limit: EXPORT_LIMIT, queue: 'own' },
    ({ deps, actor, query, signal, requireSameRights }) =>
      deps.generations.run(actor.id, signal, () =>
        exports.exportProducts(deps, actor, { productId: query.product, requireSameRights }),
      ),
  );
  routeWith(
    app,
    uploadProductPhoto,
    { limit: PHOTO_LIMIT },
    ({ deps, actor, params, signal, contentType, readBytes }) =>
      photo.uploadProductPhoto(deps, actor, {
        ...params,
        signal,
        readBytes: () => readUpload({ contentType, readBytes }),
      }),
  );
  route(app, updateProductPhoto, ({ db, actor, params, body }) =>
    photo.updateProductPhoto(db, actor, { ...params, ...body }),
  );
  route(app, removeProductPhoto, ({ db, actor, params }) => photo.removeProductPhoto(db, actor, params));
}
