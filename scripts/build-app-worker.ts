import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { fillShell, type PageShell } from '#domain/site/page-shell.ts';

type PrecacheEntry = { url: string; revision: string | null; integrity?: string };

const OFFLINE_PAGE = '/offline.html';

/** Pages that work offline: their code is precached, with everything that opens on them. */
const offlineRoutes = [
  '_app',
  '_app/dashboard',
  '_app/tasks',
  '_app/calculator',
  '_app/produtos/index',
  '_app/produtos/$productId.index',
];

export async function buildAppWorker(
  outDir: string,
  manifest: Manifest,
  pages: Partial<Record<string, PageShell>>,
): Promise<void> {
  const shell = readFileSync(join(outDir, 'app.html'), 'utf8');
  const shells = Object.entries(pages).map(
    ([pattern, page]): PrecacheEntry => pageEntry(pattern, page ? fillShell(shell, page) : shell),
  );
  const files = [...codeOf(manifest)].map((file): PrecacheEntry => ({ url: `/${file}`, revision: null }));
  const offlinePage = pageEntry(OFFLINE_PAGE, readFileSync(join(outDir, OFFLINE_PAGE), 'utf8'));
  await build({
    entryPoints: ['src/worker/app-worker.ts'],
    outfile: join(outDir, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      PRECACHED: JSON.stringify([...shells, offlinePage, ...files]),
      OFFLINE_PAGE: JSON.stringify(OFFLINE_PAGE),
    },
  });
}

/** During a rolling update a new service worker must not cache the pages of an old server. */
function pageEntry(url: string, html: string): PrecacheEntry {
  const digest = createHash('sha256').update(html).digest('base64');
  return { url, revision: digest.slice(0, 16), integrity: `sha256-${digest}` };
}

function codeOf(manifest: Manifest): Set<string> {
  const isRoute = (key: string) => key.startsWith('src/web/routes/');
  const roots = Object.keys(manifest).filter((key) =>
    offlineRoutes.some((name) => key.startsWith(`src/web/routes/${name}.tsx?`)),
  );
  const seen = new Set<string>();
  const waiting = ['app.html', ...roots];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    waiting.push(...imports, ...dynamicImports.filter((part) => !isRoute(part)));
  }
  return new Set(
    [...seen].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key] ?? { file: undefined };
      return [...(file?.startsWith('assets/') && file.endsWith('.js') ? [file] : []), ...css, ...assets];
    }),
  );
}
