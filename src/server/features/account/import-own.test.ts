import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportAccount, importAccount } from '#contract/account/account.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { createProduct } from '#contract/products/new-product.ts';
import { getProduct, listProducts } from '#contract/products/products.ts';
import { getText, listTexts } from '#contract/robots/texts.ts';
import { createTask } from '#contract/tasks.ts';
import { MAX_IMPORT_BYTES } from '#domain/accounts/export-file.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import { lessonComments } from '#server/db/schema/academy.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { products, texts, textVersions } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson } from '#tests/support/samples/content-builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importAccount as importOwn } from './import-account.ts';
import { importRowSchemas } from './import-row-schemas.ts';
import { listExportedColumns } from './own-data.repository.ts';
import { personalTables } from './personal-tables.ts';

const here = await createTestApp();
const elsewhere = await createTestApp();

type Rows = Record<string, unknown>[];
type File = { account: { id: string; name: string } } & Record<string, Rows>;

const download = async ({ api }: TestApp, user: TestUser): Promise<File> =>
  (await (await api.as(user).fetch(exportAccount.path)).json()) as File;

async function bring({ api }: TestApp, user: TestUser, file: unknown) {
  const response = await api.as(user).fetch(importAccount.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof file === 'string' ? file : JSON.stringify(file),
  });
  const body = (await response.json()) as { written: Record<string, number>; skipped: number; code?: string };
  return { status: response.status, body };
}

async function buildWorker(app: TestApp): Promise<TestUser & { productId: string; textId: string }> {
  const { api, deps } = app;
  const user = await buildUser(deps.db, { userType: 'premium', name: 'Marina' });
  const productId = randomUUID();
  await api.as(user).send(createProduct, { body: { id: productId, name: 'Garrafa Mizu', nameJa: 'ボトル' } });
  const price = { id: randomUUID(), name: 'Loja própria', inputs: DEFAULT_CALCULATION };
  await api.as(user).send(saveCalculation, { params: { productId }, body: price });
  const text = await buildText(deps.db, user, { productId, words: 'Café quente' });
  await api.as(user).send(createTask, { body: { id: randomUUID(), title: 'Fotos', columnId: 'coluna1', productId } });
  return { ...user, productId, textId: text.id };
}

describe('importing personal data', () => {
  it('never imports rows of another person', async () => {
    const victim = await buildWorker(here);
    const before = await download(here, victim);
    const thief = await buildUser(here.deps.db, { userType: 'premium' });
    const { body } = await bring(here, thief, before);
    expect([body.written.products, body.written.texts, body.written.tasks]).toEqual([0, 0, 0]);
    const taken = { ...before.products?.[0], user_id: victim.id, id: randomUUID(), name: 'Plantado' };
    const [text, price] = [
      { ...before.texts?.[0], id: randomUUID() },
      { ...before.productPrices?.[0], id: randomUUID() },
    ];
    const planted = { products: [taken], texts: [text], productPrices: [price] };
    const versions = [{ ...text, text_id: victim.textId }];
    const { written } = (await bring(here, thief, { ...before, ...planted, textVersions: versions })).body;
    expect([written.productPrices, written.textVersions]).toEqual([0, 0]);
    expect(await download(here, victim)).toMatchObject({ products: before.products, texts: before.texts });
    for (const [endpoint, params] of [
      [getProduct, { productId: victim.productId }],
      [getText, { textId: victim.textId }],
    ] as const) {
      expect((await here.api.as(thief).send(endpoint, { params: params as never })).status).toBe(404);
    }
    const [row] = await here.deps.db.select().from(texts).where(eq(texts.userId, thief.id));
    expect(row?.productId).toBeNull();
  });

  it('saves rows beyond the limit of the plan, locked and complete', async () => {
    const user = await buildWorker(here);
    const file = await download(here, user);
    const many = Array.from({ length: 3 }, (_, n) => ({ ...file.products?.[0], id: randomUUID(), name: `P${n}` }));
    const free = await buildUser(here.deps.db);
    expect((await bring(here, free, { ...file, products: many, texts: [], tasks: [] })).body.written.products).toBe(3);
    const list = async () => (await here.api.as(free).send(listProducts, { query: {} })).body;
    expect((await list()).products.filter(({ locked }) => locked)).toHaveLength(2);
    await here.deps.db.update(profiles).set({ userType: 'premium' }).where(eq(profiles.id, free.id));
    expect((await list()).products.filter(({ locked }) => locked)).toHaveLength(0);
  });

  it('skips rows that violate the contract, and data that is visible to others', async () => {
    const user = await buildWorker(here);
    const lesson = await buildLesson(here.deps.db);
    const file = await download(here, user);
    const [product, text, task] = [file.products?.[0], file.texts?.[0], file.tasks?.[0]];
    const other = await buildUser(here.deps.db, { userType: 'premium' });
    const comment = { id: randomUUID(), lesson_id: lesson.id, user_name: 'Equipe Dropar', content: 'Clique aqui' };
    const measure = (role: string | null) => ({ id: 'a', kind: 'quantity', role, value: '5', text: '5', line: 0 });
    const { status, body } = await bring(here, other, {
      ...file,
      products: [
        { ...product, id: randomUUID(), name: 'x'.repeat(200) },
        { ...product, id: randomUUID(), facts: 'nenhum' },
        { ...product, id: randomUUID(), facts: [measure('nenhum')] },
        { ...product, id: randomUUID(), facts: [measure(null)] },
        { ...product, id: randomUUID(), photo: 'https://example.com/a.png', name: 'Sem foto' },
      ],
      texts: [{ ...text, id: randomUUID(), output: { texts: 'a' } }],
      tasks: [{ ...task, id: randomUUID(), position: '???', launch_id: null }],
      productPrices: [],
      lessonComments: [comment],
    });
    expect([status, body.skipped]).toEqual([200, 6]);
    expect(body.written).toMatchObject({ products: 1, texts: 0, tasks: 0 });
    const rows = await here.deps.db.select().from(products).where(eq(products.userId, other.id));
    expect(rows.map(({ name, photo }) => [name, photo])).toEqual([['Sem foto', null]]);
    expect(await here.deps.db.$count(lessonComments, eq(lessonComments.userId, other.id))).toBe(0);
  });

  it('works out the result of a saved price anew', async () => {
    const user = await buildWorker(here);
    const file = await download(here, user);
    const [price] = file.productPrices ?? [];
    const forged = { ...price, id: randomUUID(), result: { ...(price?.result as object), price: 3_000_000_000 } };
    const { body } = await bring(here, user, { ...file, productPrices: [forged] });
    expect(body.written.productPrices).toBe(1);
    const { productPrices = [] } = await download(here, user);
    expect(productPrices.map(({ result }) => result)).toEqual([price?.result, price?.result]);
  });

  it('leaves out completed lessons that the person may not open, and sets no deletion in the future', async () => {
    const { deps } = here;
    const lessons = [await buildLesson(deps.db), await buildLesson(deps.db, { accessType: 'premium' })];
    const file = await download(here, await buildWorker(here));
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const free = await buildUser(deps.db);
    const { body } = await bring(here, free, {
      ...file,
      products: file.products?.map((row) => ({ ...row, id: randomUUID(), deleted_at: soon })),
      texts: file.texts?.map((row) => ({ ...row, id: randomUUID(), deleted_at: soon })),
      tasks: [],
      lessonsCompleted: lessons.map(({ id }) => ({ lesson_id: id, completed_at: new Date().toISOString() })),
    });
    expect(body.written).toMatchObject({ lessonsCompleted: 1, products: 1, texts: 1 });
    for (const table of [products, texts]) {
      const [row] = await deps.db.select().from(table).where(eq(table.userId, free.id));
      expect(Date.parse(row?.deletedAt ?? '')).toBeLessThanOrEqual(Date.now());
    }
  });

  it('restores up to twenty photos of this store, and shows the first in lists', async () => {
    const user = await buildWorker(here);
    const file = await download(here, user);
    const other = await buildUser(here.deps.db, { userType: 'premium' });
    const product = { ...file.products?.[0], id: randomUUID() };
    const own = '/storage/v1/object/public/product-photos/1794879446979-772b3bdcd7ce092b.webp';
    const photo = (position: number, url = own) => ({
      id: randomUUID(),
      product_id: product.id,
      position,
      url,
      alt_pt: '',
      alt_ja: '',
    });
    const productPhotos = [
      photo(1),
      photo(0),
      photo(0),
      photo(20),
      photo(2, 'https://example.com/a.webp'),
      photo(3, `/${own.replace('/storage', '/evil.test')}`),
      photo(4, `https://a:b:c${own}`),
    ];
    const { body } = await bring(here, other, { ...file, products: [product], productPhotos, texts: [], tasks: [] });
    expect(body.written.productPhotos).toBe(2);
    const [row] = await here.deps.db.select().from(products).where(eq(products.userId, other.id));
    expect(row?.photo).toBe(own);
  });

  it('stores nothing that the endpoints would reject', async () => {
    const user = await buildWorker(here);
    const file = await download(here, user);
    const [product, text, price] = [file.products?.[0], file.texts?.[0], file.productPrices?.[0]];
    const other = await buildUser(here.deps.db, { userType: 'premium' });
    const [productId, textId] = [randomUUID(), randomUUID()];
    const written = (words: string[]) => ({ texts: { copy: words }, sentences: [], notes: [] });
    const like = (over: object) => ({ ...text, id: randomUUID(), product_id: null, ...over });
    const long = Array(5).fill('a'.repeat(20_000));
    const warning = { code: 'fact_lost', field: 'copy', excerpt: '', message: 'a'.repeat(600_000) };
    const deep = { a: { b: 1 } };
    const { status, body } = await bring(here, other, {
      ...file,
      products: [{ ...product, id: productId }],
      texts: [
        like({ id: textId, search: 'plantado '.repeat(90_000), output: written(['b'.repeat(20_000)]) }),
        like({ output: written(long) }),
        like({ input: deep }),
        like({ input: { text: 'a'.repeat(9_000) } }),
        like({ warnings: [warning] }),
        like({ created_at: '2100-01-01T00:00:00Z' }),
      ],
      textVersions: [
        ...Array.from({ length: 48 }, (_, n) => {
          const { facts, writer, warnings } = text ?? {};
          const created_at = new Date(Date.UTC(2025, 0, 1, 0, n)).toISOString();
          return { id: randomUUID(), text_id: textId, output: written([`v${n}`]), facts, writer, warnings, created_at };
        }),
      ],
      productPrices: [],
      tasks: [],
    });
    expect([status, body.written.texts, body.skipped]).toEqual([200, 1, 5]);
    const [row] = await here.deps.db.select().from(texts).where(eq(texts.id, textId));
    expect([row?.search.includes('plantado'), row?.search.length]).toEqual([false, 10_000]);
    const kept = await here.deps.db.select().from(textVersions).where(eq(textVersions.textId, textId));
    expect(kept).toHaveLength(30);
    expect(kept.map(({ output }) => output.texts.copy?.[0])).not.toContain('v17');
    const prices = Array.from({ length: 51 }, () => ({ ...price, id: randomUUID(), product_id: productId }));
    expect((await bring(here, other, { ...file, productPrices: prices, texts: [], tasks: [] })).status).toBe(409);
  });

  it('respects the product limit, even with three files at once', async () => {
    const user = await buildUser(elsewhere.deps.db, { userType: 'premium' });
    const file = await download(elsewhere, user);
    const created_at = new Date().toISOString();
    const times = { created_at, updated_at: created_at, facts_changed_at: created_at, deleted_at: null };
    const products = () =>
      Array.from({ length: 900 }, () => ({
        id: randomUUID(),
        name: 'P',
        name_ja: '',
        slug: '',
        status: 'ideia',
        source: '',
        facts: [],
        notes: '',
        ...times,
      }));
    const [session] = await elsewhere.deps.db.select().from(authSessions).where(eq(authSessions.userId, user.id));
    const actor = { ...user, sessionId: session?.id ?? '' };
    const bringMany = () =>
      importOwn(
        elsewhere.deps,
        actor,
        Buffer.from(JSON.stringify({ ...file, products: products() })),
        new AbortController().signal,
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, bringMany));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2);
    expect((await elsewhere.api.as(user).send(listProducts, { query: {} })).body.total).toBe(1_800);
  });

  it('one import of a person is written at a time, holds up nobody else, and ends with nothing written when its sender leaves', async () => {
    const { deps, api } = here;
    const user = await buildWorker(here);
    const file = await download(here, user);
    let finish = () => {};
    const held = new Promise<void>((done) => {
      finish = done;
    });
    const first = deps.queues.imports.run('someone', () => held);
    const second = deps.queues.imports.run('someone', () => held);
    expect(deps.queues.imports.size()).toEqual({ running: 1, waiting: 1 });
    const other = await buildUser(deps.db, { userType: 'premium' });
    expect((await bring(here, other, file)).status).toBe(200);
    expect((await api.as(other).send(listTexts, { query: {} })).status).toBe(200);
    finish();
    await Promise.all([first, second]);

    const leaver = await buildUser(elsewhere.deps.db);
    await download(elsewhere, leaver);
    const [session] = await elsewhere.deps.db.select().from(authSessions).where(eq(authSessions.userId, leaver.id));
    const actor = { ...leaver, sessionId: session?.id ?? '' };
    await expect(
      importOwn(elsewhere.deps, actor, Buffer.from(JSON.stringify(file)), AbortSignal.abort()),
    ).rejects.toMatchObject({ code: 'cancelled' });
    expect((await download(elsewhere, leaver)).products).toEqual([]);
  });

  it.each([6_000, 500_000])('rejects a file that is nested %i deep', async (depth) => {
    const user = await buildUser(here.deps.db);
    const { account, format, version } = await download(here, user);
    const head = JSON.stringify({ format, version, account }).slice(0, -1);
    for (const section of ['products', 'texts', 'anything']) {
      const file = `${head},"${section}":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      expect(await bring(here, user, file)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
  });

  it('rejects an invalid file and a file that is too large', async () => {
    const user = await buildUser(here.deps.db);
    for (const strange of ['', '[]', '{"format":"outro"}', 'não é JSON', '\u0000']) {
      expect(await bring(here, user, strange), strange).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
    const file = await download(here, user);
    expect((await bring(here, user, { ...file, products: 'nenhum' })).status).toBe(400);
    expect((await bring(here, user, { ...file, tasks: [{ id: 'x\u0000' }] })).status).toBe(200);
    expect((await bring(here, user, 'x'.repeat(MAX_IMPORT_BYTES + 1))).status).toBe(413);
  });

  it('covers every column of an export except photos', async () => {
    for (const table of personalTables) {
      if (!(table.section in importRowSchemas)) continue;
      const exportedColumns = await listExportedColumns(here.deps.db, table);
      const known = Object.keys(importRowSchemas[table.section as keyof typeof importRowSchemas].shape);
      expect(
        exportedColumns.filter((column) => !known.includes(column)),
        table.section,
      ).toEqual(table.section === 'products' ? ['photo'] : []);
    }
  });
});
