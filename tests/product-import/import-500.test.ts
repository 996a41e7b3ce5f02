import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Reply } from '#contract/base/endpoint.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { fetchImportPhoto, readProductImport } from '#contract/products/product-import.ts';
import { listProducts } from '#contract/products/products.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { plainPicture } from '#tests/support/samples/pictures.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const picture = new Uint8Array(await plainPicture(300));
const { api, deps } = await createTestApp({}, { photoFetch: async () => new Response(picture) });

const COUNT = 500;
const MB = 1024 * 1024;

it('imports 500 products with photo and variants within two minutes, with constant memory', async () => {
  const user = await buildUser(deps.db, { userType: 'premium' });
  const head = 'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Image Src';
  const body = `"<p>${'Garrafa de aço inox, peso: 210 g. '.repeat(40)}</p>"`;
  const rows = Array.from({ length: COUNT }, (_, at) => [
    `p-${at},Produto ${at},${body},Cor,Preto,${1_000 + at},https://cdn.example/${at}.jpg`,
    `p-${at},,,,Branco,${1_000 + at},`,
  ]).flat();
  const started = performance.now();
  const reply = await api.as(user).fetch(readProductImport.path, {
    method: 'POST',
    body: [head, ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  });
  const { products } = (await reply.json()) as Reply<typeof readProductImport>;
  expect(products).toHaveLength(COUNT);
  const memory: number[] = [];
  for (const [index, product] of products.entries()) {
    const { body: photo } = await api.as(user).send(fetchImportPhoto, { body: { url: product.photos[0] ?? '' } });
    const values = product.variants.map((variant) => ({ name: { pt: variant.values[0] ?? '' } }));
    const sheet = { variants: { options: [{ name: { pt: 'Cor' }, values }] } };
    const made = { id: randomUUID(), name: product.title, source: product.text, sheet, photos: [photo.name] };
    const created = await api.as(user).send(createProduct, { body: { ...made, andMore: COUNT - index - 1 } });
    expect(created.status).toBe(201);
    if (index % 100 === 99) memory.push(process.memoryUsage().rss / MB);
  }
  const seconds = (performance.now() - started) / 1_000;
  expect((await api.as(user).send(listProducts, { query: {} })).body.total).toBe(COUNT);
  console.info(`${seconds.toFixed(1)} s, ${memory.map((size) => size.toFixed(0)).join(' ')} MB`);
  expect(seconds).toBeLessThan(120);
  // The test's files are in memory; they are small. The first hundred are a warm-up.
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(120);
}, 180_000);
