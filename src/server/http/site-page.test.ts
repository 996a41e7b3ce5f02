import { Hono } from 'hono';
import { expect, it, test } from 'vitest';
import { sitePage } from './compressed-page.ts';
import type { AppEnv } from './dependencies.ts';

const html = `<!doctype html><title>Dropar</title>${'<p>Hoje é dia de Dropar</p>'.repeat(40)}`;
const page = sitePage(html);
const app = new Hono<AppEnv>().get('/found', (c) => page(c, 200)).get('/missing', (c) => page(c, 404));
const get = (headers: Record<string, string>, path = '/found') => app.request(path, { headers });

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['', null],
])('Accept-Encoding "%s" is answered in %s', async (accepted, encoding) => {
  const reply = await get({ 'Accept-Encoding': accepted });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  if (encoding === null) expect(await reply.text()).toBe(html);
});

it('answers 304 to a matching ETag, weak or strong', async () => {
  const tag = (await get({})).headers.get('etag') ?? '';
  for (const known of [tag, tag.replace('W/', ''), `"older", ${tag}`]) {
    expect((await get({ 'If-None-Match': known })).status, known).toBe(304);
  }
  expect((await get({ 'If-None-Match': 'W/"older"' })).status).toBe(200);
  expect((await get({ 'If-None-Match': tag }, '/missing')).status).toBe(404);
});
