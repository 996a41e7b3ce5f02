import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#domain/errors.ts';
import { fillShell, type PageShell } from '#domain/site/page-shell.ts';
import { findSitePattern } from '#domain/site/site-paths.ts';
import { type SitePage, sitePage } from './compressed-page.ts';
import type { App, AppEnv } from './dependencies.ts';
import { UNMATCHED_ROUTE } from './request-log.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hashed assets cached forever, pages always revalidated, the app shell for every route of the app. */
export function registerSite(app: App, siteDir: string, publicUrl: string, findLogo: FindLogo): void {
  if (!existsSync(join(siteDir, 'app.html'))) return;
  const landing = logoPage(withPublicUrl(readFileSync(join(siteDir, 'index.html'), 'utf8'), publicUrl), findLogo);
  const shells = readShells(siteDir);
  const signIn = logoPage(shells.signIn, findLogo);

  app.get('/', (c) => {
    c.header('Speculation-Rules', '"/speculation-rules.json"');
    return landing(c, 200);
  });

  app.get('/speculation-rules.json', (c) => {
    c.header('Content-Type', 'application/speculationrules+json');
    c.header('Cache-Control', 'public, max-age=3600');
    const where = { href_matches: ['/login', '/login\\?*'] };
    return c.body(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }));
  });

  // Compressed when they were built; who takes neither form gets them plain, for compressing takes time from everybody.
  const files = serveStatic({ root: siteDir, precompressed: true });
  app.use('/assets/*', cacheFor(IMMUTABLE), files);
  // A cached service worker would keep the previous version in use.
  for (const path of ['/sw.js', '/manifest.webmanifest']) app.use(path, cacheFor('no-cache'), files);
  app.use('*', cacheFor('public, max-age=3600'), files);

  app.get('*', (c) => {
    const { path } = c.req;
    const pattern = findSitePattern(path);
    c.set('route', pattern ?? UNMATCHED_ROUTE);
    if (/^\/(api|auth|functions|webhooks|storage|assets)\//.test(path)) {
      throw new AppError('not_found', 'Endereço não encontrado.');
    }
    // Visitors' pages get the logo in their HTML, the others from the profile: their shells stay as built.
    if (pattern === '/login') return signIn(c, 200);
    const shell = shells.byPattern.get(pattern ?? '') ?? shells.plain;
    return shell(c, pattern ? 200 : 404);
  });
}

function readShells(siteDir: string): { plain: SitePage; signIn: string; byPattern: Map<string, SitePage> } {
  const shell = readFileSync(join(siteDir, 'app.html'), 'utf8');
  const pages: Record<string, PageShell> = JSON.parse(readFileSync(join(siteDir, 'page-shells.json'), 'utf8'));
  return {
    plain: sitePage(shell),
    signIn: fillShell(shell, pages['/login'] ?? { head: '', body: '' }),
    byPattern: new Map(Object.entries(pages).map(([pattern, page]) => [pattern, sitePage(fillShell(shell, page))])),
  };
}

/** Set after the file is served: the static handler's own hook runs too late for its headers. */
const cacheFor = (value: string) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', value);
  });

/** Search engines and link previews need absolute URLs, which are unknown at build time. */
const withPublicUrl = (html: string, publicUrl: string) =>
  html.replace(
    /(<link rel="canonical" href="|<meta property="og:(?:url|image)" content=")\//g,
    (_, start: string) => `${start}${new URL('/', publicUrl).href}`,
  );

type FindLogo = () => Promise<string | undefined>;

/** A page for visitors with the uploaded logo in its HTML, to avoid a layout shift. */
export function logoPage(html: string, findLogo: FindLogo): (c: Context<AppEnv>, status: 200) => Promise<Response> {
  let current: { url: string | undefined; page: SitePage } = { url: undefined, page: sitePage(html) };
  return async (c, status) => {
    const url = await findLogo();
    if (url !== current.url) current = { url, page: sitePage(url ? withLogo(html, escapeAttribute(url)) : html) };
    return current.page(c, status);
  };
}

/** Replaces the marked logo of the landing page, and adds it to the head for the script of the sign-in page. */
const withLogo = (html: string, url: string): string =>
  html
    .replace('</head>', () => `<meta name="site-logo" content="${url}"></head>`)
    .replace(
      /(<a[^>]* data-site-logo="([^"]*)"[^>]*>)[\s\S]*?<\/a>/,
      (_, link: string, name: string) => `${link}<img class="logo-picture" src="${url}" alt="${name}"></a>`,
    );

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
