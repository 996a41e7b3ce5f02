import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { AppError } from '#domain/errors.ts';
import { isSitePath } from '#domain/site-paths.ts';
import type { App } from './app-env.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the built site: hashed assets for ever, pages always revalidated, the shell for every route of the app. */
export function registerSite(app: App, siteDir: string): void {
  if (!existsSync(join(siteDir, 'app.html'))) return;
  const landing = readFileSync(join(siteDir, 'index.html'), 'utf8');
  const shell = readFileSync(join(siteDir, 'app.html'), 'utf8');

  app.get('/', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Speculation-Rules', '"/speculation-rules.json"');
    return c.html(landing);
  });

  app.get('/speculation-rules.json', (c) => {
    c.header('Content-Type', 'application/speculationrules+json');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(JSON.stringify({ prefetch: [{ where: { href_matches: '/login' }, eagerness: 'moderate' }] }));
  });

  app.use(
    '/assets/*',
    serveStatic({
      root: siteDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
  );
  app.use(
    '*',
    serveStatic({
      root: siteDir,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  );

  app.get('*', (c) => {
    const { path } = c.req;
    if (/^\/(api|auth|functions|webhooks|storage|assets)\//.test(path)) {
      throw new AppError('not_found', 'Endereço não encontrado.');
    }
    c.header('Cache-Control', 'no-cache');
    return c.html(shell, isSitePath(path) ? 200 : 404);
  });
}
