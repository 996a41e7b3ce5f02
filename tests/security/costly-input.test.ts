import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { importAccount } from '#contract/account/account.ts';
import { endUserSessions } from '#contract/admin/admin-users.ts';
import { renewCalendarAddress } from '#contract/calendar.ts';
import { saveGate } from '#contract/products/japan-gate.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { uploadProductPhoto } from '#contract/products/product-photos.ts';
import { updateProduct } from '#contract/products/products.ts';
import { checkAnswer, getPrompt } from '#contract/robots/own-assistant.ts';
import { generateCopy } from '#contract/robots/robots.ts';
import { products } from '#server/db/schema/products.ts';
import { findLostTerms, protectTerms } from '#server/features/robots/translation/glossary-terms.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const user = await buildUser(deps.db, { userType: 'premium' });
const as = api.as(user);
const acceptedAt = '2026-11-16T00:00:00.000Z';
const productId = randomUUID();
await as.send(createProduct, { body: { id: productId, name: 'Garrafa' } });

const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 0]));

it.each([
  ['refuses a file with an object of thousands of keys', { texts: wide }, 400, {}],
  [
    'passes over a row with more values than a body may have',
    { texts: { a: Array(40_000).fill(0) } },
    200,
    { skipped: 1 },
  ],
])('%s, without parsing it', async (_, output, status, expected) => {
  const row = { id: randomUUID(), robot: 'copy', title: 'T', excerpt: '', output };
  const file = { format: 'dropar-export', version: 1, account: { id: user.id, name: 'A' }, texts: [row] };
  const reply = await as.fetch(importAccount.path, { method: 'POST', body: JSON.stringify(file) });
  expect([reply.status, await reply.json()]).toMatchObject([status, expected]);
});

it.each([
  ['rows that are none', 400, `[${'0,'.repeat(9_000)}0]`],
  ['more rows than a section may have', 409, `[${'{},'.repeat(10_000)}0]`],
  ['more values than any', 400, `[${'{},'.repeat(450_000)}{}]`],
  [
    'keys apart from their colons',
    400,
    `[{${Array.from({ length: 450_000 }, (_, index) => `"k${index}" :0`).join(',')}}]`,
  ],
  ['more keys than any', 400, `[{${Array.from({ length: 450_000 }, (_, index) => `"k${index}":0`).join(',')}}]`],
])('refuses a file with %s, in little time', async (_, status, rows) => {
  const head = JSON.stringify({ format: 'dropar-export', version: 1, account: { id: user.id, name: 'A' } });
  const started = performance.now();
  const reply = await as.fetch(importAccount.path, {
    method: 'POST',
    body: `${head.slice(0, -1)},"products":${rows}}`,
  });
  expect(reply.status).toBe(status);
  expect(performance.now() - started).toBeLessThan(5_000);
});

const megabytes = 3_500_000;
it.each([
  ['brackets', '['.repeat(megabytes) + ']'.repeat(megabytes)],
  ['keys', `{${'"k" :0,'.repeat(megabytes / 4)}"k":0}`],
])('refuses seven megabytes of %s before they are parsed, two of a person at a time', async (_, body) => {
  const parse = vi.spyOn(JSON, 'parse');
  const run = vi.spyOn(deps.queues.bytes, 'run');
  onTestFinished(() => void vi.restoreAllMocks());
  const reply = await as.fetch(generateCopy.path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(400);
  expect(parse.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([]);
  expect(run.mock.calls.map(([owner]) => owner)).toEqual([user.id]);
});

it('parses and judges a file of own data in a process of its own', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => void vi.restoreAllMocks());
  const head = JSON.stringify({ format: 'dropar-export', version: 1, account: { id: user.id, name: 'A' } });
  const unknown = Array(100_000).fill('{"abcdefghij":"x"}').join();
  const body = `${head.slice(0, -1)},"zz":[${unknown}]}`;
  expect((await as.fetch(importAccount.path, { method: 'POST', body })).status).toBe(200);
  expect(parse.mock.calls.filter(([text]) => text.length > 10_000)).toEqual([]);
});

it('skips a product with a sheet that is too large', async () => {
  const [row] = await deps.db.select().from(products).where(eq(products.id, productId));
  const id = randomUUID();
  const sheet = { other: { value: Array(30).fill({ pt: 'x'.repeat(300), ja: 'あ'.repeat(300) }), acceptedAt } };
  const keys = 'brand model contents warnings how_to_use other fabric colour material writer_notes'.split(' ');
  const fields = Object.fromEntries(keys.map((key) => [key, sheet.other]));
  const imported = { ...row, id, sheet: fields };
  const exported = Object.fromEntries(
    Object.entries(imported).map(([key, value]) => [key.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`), value]),
  );
  const file = { format: 'dropar-export', version: 1, account: { id: user.id, name: 'A' }, products: [exported] };
  const reply = await as.fetch(importAccount.path, { method: 'POST', body: JSON.stringify(file) });
  expect([reply.status, await reply.json()]).toMatchObject([200, { skipped: 1 }]);
});

const long = Array.from({ length: 30 }, (_, index) => ({ pt: `${index} ${'y'.repeat(290)}`, ja: 'あ'.repeat(300) }));
const largeSheet = Object.fromEntries(
  ['contents', 'warnings', 'how_to_use', 'remarks', 'care'].map((key) => [key, { value: long, acceptedAt }]),
);

const variantValues = ['A', 'B', 'C', 'D'].map((pt) => ({ name: { pt }, fields: { contents: long } }));
const largeVariants = { options: [{ name: { pt: 'Cor' }, values: variantValues }], acceptedAt };

it.each([
  ['more than a robot reads', largeSheet],
  ['variants with more than a robot reads', { variants: largeVariants }],
  ['a unit that every object has', { weight: { value: [{ amount: { number: 1, unit: 'constructor' } }], acceptedAt } }],
])('refuses a sheet of a robot’s request with %s', async (_, sheet) => {
  const body = { robot: 'ads', text: 'Garrafa térmica', strategy: 'auto', sheet } as never;
  expect(await as.send(getPrompt, { body })).toMatchObject({ status: 400 });
});

it('counts the entries of a sheet before any of them is judged', async () => {
  const values = Array.from({ length: 100 }, (_, at) => ({
    name: { pt: `${at}` },
    fields: { other: Array(22).fill({ part: 0 }) },
  }));
  const sheet = { variants: { options: [{ name: { pt: 'Cor' }, values }], acceptedAt } } as never;
  const request = { robot: 'ads', text: 'Garrafa térmica', strategy: 'auto', sheet } as never;
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`m${at}`, 'x']));
  const measures = { width: { value: Array(30).fill({ measures: many }), acceptedAt } } as never;
  const replies = [
    await as.send(updateProduct, { params: { productId }, body: { sheet } }),
    await as.send(createProduct, { body: { id: randomUUID(), name: 'Copo', sheet } }),
    await as.send(getPrompt, { body: request }),
    await as.send(checkAnswer, { body: { answer: 'x', request } as never }),
    await as.send(updateProduct, { params: { productId }, body: { sheet: measures } }),
  ];
  const body = { message: 'A ficha tem itens demais.' };
  for (const reply of replies) expect(reply).toMatchObject({ status: 400, body });
});

it('refuses a body with more values than its endpoint takes, before any of them is judged', async () => {
  const gate = (values: number) =>
    as.send(saveGate, {
      params: { productId },
      body: { answers: { use: Array(values).fill(0) as never }, documents: {} },
    });
  expect(await gate(2_900)).toMatchObject({ status: 400, body: { message: 'Confira os campos informados.' } });
  expect(await gate(3_100)).toMatchObject({
    status: 400,
    body: { message: 'O corpo da solicitação é grande demais.' },
  });
});

it("validates a body within the person's queue, even one that is refused", async () => {
  const run = vi.spyOn(deps.queues.light, 'run');
  onTestFinished(() => run.mockRestore());
  const body = { sheet: { brand: 1 } } as never;
  expect(await as.send(updateProduct, { params: { productId }, body })).toMatchObject({ status: 400 });
  expect(run.mock.calls.map(([owner]) => owner)).toEqual([user.id]);
});

it('delays the sender of bodies that are expensive to refuse, so that others are served', async () => {
  const body = { sheet: { variants: { options: [], rows: Array(2_000).fill({ values: Array(12).fill('x') }) } } };
  const judge = () => {
    const started = performance.now();
    updateProduct.body.safeParse(body);
    return performance.now() - started;
  };
  const once = Math.min(...Array.from({ length: 4 }, judge));
  const started = performance.now();
  const replies = Array.from({ length: 6 }, () =>
    as.send(updateProduct, { params: { productId }, body: body as never }),
  );
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(6).fill(400));
  // Two at a time, each of which takes six times as long as refusing it.
  expect(performance.now() - started).toBeGreaterThan(once * 15);
});

it('refuses a picture with a side that would take long to process', async () => {
  const thin = await sharp({ create: { width: 1, height: 13_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const path = uploadProductPhoto.path.replace(':productId', productId);
  const reply = await as.fetch(path, {
    method: uploadProductPhoto.method,
    body: new Uint8Array(thin),
    headers: { 'content-type': 'image/png' },
  });
  expect(reply.status).toBe(413);
});

it('finds glossary words in time, whatever characters they contain', () => {
  const glossary = Array.from({ length: 100 }, (_, index) => ({ pt: `${'&'.repeat(97)}${100 + index}`, ja: '品' }));
  const started = performance.now();
  expect(findLostTerms('&'.repeat(8_000), '', glossary)).toEqual([]);
  expect(protectTerms('&amp;'.repeat(8_000), glossary)).toBe('&amp;'.repeat(8_000));
  expect(performance.now() - started).toBeLessThan(3_000);
});

it('removes the calendar address with the sessions that an administrator ends', async () => {
  const admin = await buildUser(deps.db, { userType: 'admin' });
  const other = await buildUser(deps.db);
  const { body } = await api.as(other).send(renewCalendarAddress, {});
  expect(
    (await api.as(admin).send(endUserSessions, { params: { id: other.id }, body: { reason: 'Conta tomada' } })).status,
  ).toBe(200);
  expect((await api.visitor.fetch(new URL((body as { url: string }).url).pathname)).status).toBe(404);
});

it('reads sheets line by line, and writes files of texts, in the writer threads alone', () => {
  const walkers =
    /\b(?:specificationOf|sheetLines|rowsOfProduct|sourceForRobots|shopValuesFromSheet|promptFor|compose(?:Listing|Copy|Ads|Names|Reviews))\(|\bwriteTexts\(/;
  const walking = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => walkers.test(readFileSync(join('src/server', file), 'utf8')));
  expect(walking).toEqual(['writer-threads/writer-worker.ts']);
});
