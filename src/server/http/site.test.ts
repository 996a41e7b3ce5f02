import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const siteDir = await mkdtemp(join(tmpdir(), 'dropar-site-'));
afterAll(() => rm(siteDir, { recursive: true }));
await mkdir(join(siteDir, 'assets'));
await writeFile(join(siteDir, 'index.html'), '<html><head></head></html>');
await writeFile(join(siteDir, 'app.html'), '<html><head></head><body><div id="root"></div></body></html>');
await writeFile(join(siteDir, 'page-shells.json'), '{}');
const script = 'void 0;\n'.repeat(10_000);
await writeFile(join(siteDir, 'assets', 'a.js'), script);
await writeFile(join(siteDir, 'assets', 'a.js.gz'), gzipSync(script));
const { app } = await createTestApp({}, {}, { siteDir });

it.each([
  ['gzip', 'gzip'],
  ['deflate', null],
  ['*', null],
])('a file of the site for "%s" is sent as built, never compressed for one reader: %s', async (accepted, encoding) => {
  const reply = await app.request('/assets/a.js', { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect((await reply.arrayBuffer()).byteLength).toBe(encoding ? gzipSync(script).byteLength : script.length);
});
