import { getPublicImage, removeSiteLogo, uploadImage } from '#contract/storage.ts';
import { AppError } from '#domain/errors.ts';
import type { App } from '#server/http/dependencies.ts';
import { matchesTag } from '#server/http/entity-tag.ts';
import { route } from '#server/http/route.ts';
import { readUpload } from './read-upload.ts';
import * as storage from './storage.service.ts';

export function registerStorageRoutes(app: App): void {
  route(app, uploadImage, async ({ deps, actor, params, signal, contentType, readBytes }) =>
    storage.uploadImage(deps, actor, { ...params, signal, bytes: await readUpload({ contentType, readBytes }) }),
  );

  route(app, removeSiteLogo, ({ deps, actor }) => storage.removeSiteLogo(deps, actor));

  app.get(getPublicImage.path, async (c) => {
    const image = await storage.findPublicImage(c.get('deps'), c.req.param('bucket'), c.req.param('name'));
    if (!image) throw new AppError('not_found', 'Arquivo não encontrado.');
    for (const [name, value] of Object.entries(storedFileHeaders)) c.header(name, value);
    c.header('ETag', image.etag);
    c.header('Cache-Control', image.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    if (matchesTag(c.req.header('if-none-match'), image.etag)) return c.body(null, 304);
    // No store gives shared memory.
    return c.body(image.body as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': image.contentType });
  });
}

/** Uploaded files are displayed and never executed, regardless of their content. */
const storedFileHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Mail programs and link previews show these images outside our pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
