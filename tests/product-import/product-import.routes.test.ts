import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto, readProductImport } from '#contract/products/product-import.ts';
import { getProduct } from '#contract/products/products.ts';
import { products } from '#server/db/schema/products.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { OutboundFetch } from '#server/providers/outbound-fetch.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const picture = new Uint8Array(await plainPicture(40));
/** A few kilobytes, but more pixels than allowed. */
const bomb = new Uint8Array(await plainPicture(4_100));

/** A supplier's shop, by URL path. */
const supplier: OutboundFetch = async (input) => {
  const { pathname } = new URL(String(input));
  if (pathname === '/missing.jpg') return new Response('', { status: 404 });
  if (pathname === '/page.jpg') return new Response('<html>não é foto</html>');
  if (pathname === '/large.jpg') return new Response(new Uint8Array(9_000_000));
  if (pathname === '/lost.jpg') throw new TypeError('fetch failed');
  if (pathname === '/bomb.png') return new Response(bomb);
  return new Response(picture);
};

const { api, deps } = await createTestApp({}, { photoFetch: supplier });
const { db } = deps;
const guarded = await createTestApp({ RATE_LIMITS: 'on' });

const read = (user: TestUser | undefined, body: string | Uint8Array, type = 'text/plain') =>
  (user ? api.as(user) : api.visitor).fetch(readProductImport.path, {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'content-type': type },
  });
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

describe('reading', () => {
  it('returns what was found, and neither stores nor downloads anything', async () => {
    const user = await buildUser(db);
    const reply = await read(user, fixture('shopify-theme.html'));
    expect(await reply.json()).toMatchObject({
      kind: 'page',
      products: [{ title: 'Tabi Backpack 18L', price: 79.8, currency: 'USD', options: ['Color', 'Size'] }],
      suggestions: [{ field: 'brand' }, { field: 'capacity' }],
    });
    expect([await db.$count(products), await db.$count(uploads)]).toEqual([0, 0]);
  });

  it('recognises a CSV by its type if its columns are unknown', async () => {
    const reply = await read(await buildUser(db), fixture('csv-wrong-columns.csv'), 'text/csv');
    expect([reply.status, await reply.json()]).toMatchObject([400, { message: /não tem a coluna “Title”/ }]);
  });

  it.each<[string, () => string | Uint8Array, number, RegExp]>([
    ['50 MB', () => new Uint8Array(50_000_000).fill(97), 413, /grande demais/],
    ['nested 10,000 deep', () => '<div>'.repeat(10_000), 400, /complicada demais/],
    ['a packed file', () => new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 400, /não é uma página/],
    ['nothing', () => '', 400, /Cole a página/],
  ])('refuses %s with a one-sentence message', async (_name, make, status, message) => {
    const reply = await read(await buildUser(db), make());
    expect([reply.status, await reply.json()]).toMatchObject([status, { message }]);
  });
});

describe('a chosen photo', () => {
  const bring = (user: TestUser, url: string, where = api) => where.as(user).send(fetchImportPhoto, { body: { url } });

  it('is re-encoded and created with the product, both or neither', async () => {
    const user = await buildUser(db);
    const { status, body } = await bring(user, 'https://cdn.example/1.jpg');
    expect([status, body.bucket]).toEqual([201, 'product-photos']);
    const dismiss = ['brand-x'];
    const product = { id: randomUUID(), name: 'Mochila', source: 'Capacidade: 18 L', photos: [body.name], dismiss };
    expect((await api.as(user).send(createProduct, { body: product })).body.photos).toMatchObject([{ url: body.url }]);
    const wrong = { ...product, id: randomUUID(), photos: [body.name, 'x.webp'] };
    expect((await api.as(user).send(createProduct, { body: wrong })).status).toBe(400);
    expect((await api.as(user).send(getProduct, { params: { productId: wrong.id } })).status).toBe(404);
    const stored = (await api.as(user).send(getProduct, { params: { productId: product.id } })).body;
    expect(stored).toMatchObject({ dismissed: dismiss, source: 'Capacidade: 18 L', photo: body.url });
  });

  it.each([
    ['/missing.jpg', 400],
    ['/lost.jpg', 400],
    ['/page.jpg', 415],
    ['/large.jpg', 413],
    ['/bomb.png', 413],
  ])('that is invalid (%s) is refused, and nothing is stored', async (path, status) => {
    const before = await db.$count(uploads);
    expect((await bring(await buildUser(db), `https://cdn.example${path}`)).status).toBe(status);
    expect(await db.$count(uploads)).toBe(before);
  });

  it('can be downloaded sixty times an hour by a free account', async () => {
    const user = await buildUser(guarded.deps.db);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 61; turn += 1) statuses.add((await bring(user, 'http://x', guarded.api)).status);
    expect([...statuses]).toEqual([400, 429]);
  });

  it.each([
    'http://cdn.example/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://user:pass@cdn.example/1.jpg',
    'https://cdn.example:8443/1.jpg',
    'file:///etc/passwd',
    'não é endereço',
  ])('at %s is not requested', async (url) => {
    const { status, body } = await bring(await buildUser(guarded.deps.db), url, guarded.api);
    expect([status, body]).toMatchObject([400, { code: 'invalid_input' }]);
  });
});
