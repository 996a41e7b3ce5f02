import { fetchImportPhoto, readProductImport } from '#contract/products/product-import.ts';
import { hasPremium } from '#domain/accounts/user-types.ts';
import { MAX_IMPORT_FILE_BYTES } from '#domain/products/product-import.ts';
import type { App } from '#server/http/dependencies.ts';
import { routeWith } from '#server/http/route.ts';
import * as imports from './product-import.service.ts';

const READ_LIMIT = { name: 'product-import', points: 60, seconds: 3600 };
/** As many as the rows of the longest file, with one photo each. */
const PHOTO_LIMIT = { name: 'import-photos', points: 2_000, seconds: 3600 };
/** Three times the photos of the one product in the free plan. */
const FREE_PHOTO_LIMIT = { name: 'import-photos-free', points: 60, seconds: 3600 };

export function registerProductImportRoutes(app: App): void {
  routeWith(app, readProductImport, { limit: READ_LIMIT }, async ({ deps, actor, contentType, readBytes, signal }) => {
    const bytes = await readBytes(MAX_IMPORT_FILE_BYTES);
    return imports.readProductImport(deps, actor, { bytes, isCsv: /^text\/csv\b/i.test(contentType) }, signal);
  });
  routeWith(app, fetchImportPhoto, { limit: PHOTO_LIMIT, queue: 'own' }, async ({ deps, actor, body, signal }) => {
    if (!hasPremium(actor.userType)) await deps.limits.consume(FREE_PHOTO_LIMIT, actor.id);
    return imports.fetchImportPhoto(deps, actor, body.url, signal);
  });
}
