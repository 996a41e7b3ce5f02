import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { PageShell } from '#domain/site/page-shell.ts';

const siteDir = join(import.meta.dirname, '../../dist/site');

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** The site in dist/site, described by the build's manifest. */
export function readBuiltSite() {
  const manifestFile = `${siteDir}.manifest.json`;
  if (!existsSync(manifestFile)) throw new Error('dist/site is not built: run "npm run build" first.');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`${key} is not in the manifest`);
    return found;
  };
  return {
    landingHtml: readFileSync(join(siteDir, 'index.html'), 'utf8'),
    pageShells: JSON.parse(readFileSync(join(siteDir, 'page-shells.json'), 'utf8')) as Record<string, PageShell>,
    /** Style sheets of the application shell, in order. */
    shellStyles: [
      ...readFileSync(join(siteDir, 'app.html'), 'utf8').matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    ]
      .map(([, address]) => readFileSync(join(siteDir, address ?? ''), 'utf8'))
      .join('\n'),
    /** URLs that the service worker precaches. */
    precached: [...readFileSync(join(siteDir, 'sw.js'), 'utf8').matchAll(/\burl:"([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    ),
    read: (file: string) => readFileSync(join(siteDir, file), 'utf8'),
    exists: (address: string) => existsSync(join(siteDir, address)),
    gzipBytes: (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(siteDir, file)), { level: 9 }).length, 0),
    /** Lazy chunks of pages and layouts, by manifest key. */
    routeKeys: Object.keys(manifest).filter((key) => key.startsWith('src/web/routes/')),
    chunkKeys: Object.keys(manifest),
    directImports: (key: string) => chunk(key).imports ?? [],
    /** Script files that a browser must load before the given chunks can run. */
    scriptsOf(keys: readonly string[]): Set<string> {
      const seen = new Set<string>();
      const waiting = [...keys];
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push(...(chunk(key).imports ?? []));
      }
      return new Set([...seen].map((key) => chunk(key).file).filter((file) => file.endsWith('.js')));
    },
  };
}
