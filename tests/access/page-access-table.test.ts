import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageAccess } from './page-access-table.ts';

test('the table lists every route of the site, and no other', async () => {
  const folder = 'src/web/routes';
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const ids = sources.flatMap((source) => source.match(/createFileRoute\('([^']+)'\)/)?.[1] ?? []);
  const routes = ids.filter((id) => id !== '/_app').map((id) => id.replace(/^\/_app/, '').replace(/\/$/, ''));
  // The landing page is a separate document, and every unknown URL is the root's not-found page.
  expect([...new Set(pageAccess.map(({ route }) => route))].sort()).toEqual([...routes, '/', '*'].sort());
});
