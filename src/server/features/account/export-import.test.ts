import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rateLesson } from '#contract/academy.ts';
import { exportAccount } from '#contract/account/account.ts';
import { saveCalculation } from '#contract/pricing.ts';
import { getBoard } from '#contract/tasks.ts';
import { DEFAULT_CALCULATION } from '#domain/pricing/full/calculation-inputs.ts';
import type { Db } from '#server/db/client.ts';
import { academyLessons, lessonComments, lessonProgress } from '#server/db/schema/academy.ts';
import { noticeSettings } from '#server/db/schema/notices.ts';
import { paymentEvents, subscriptions } from '#server/db/schema/payments.ts';
import { productGate } from '#server/db/schema/product-gate.ts';
import { productListings } from '#server/db/schema/product-listings.ts';
import { productPhotos, products, textVersions } from '#server/db/schema/products.ts';
import { shops } from '#server/db/schema/shops.ts';
import { snippetComments, snippetCopies } from '#server/db/schema/snippets.ts';
import { taskLabels, userTasks } from '#server/db/schema/tasks.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importData } from './import-account.ts';
import { personalTables } from './personal-tables.ts';

const here = await createTestApp();
const elsewhere = await createTestApp();
const catalogue = { lesson: randomUUID(), snippet: randomUUID() };

for (const { deps } of [here, elsewhere]) {
  await buildLesson(deps.db, { id: catalogue.lesson });
  await buildSnippet(deps.db, { id: catalogue.snippet });
}

type File = { account: { id: string; name: string } } & Record<string, unknown[]>;

const download = async ({ api }: TestApp, user: TestUser): Promise<string> =>
  (await api.as(user).fetch(exportAccount.path)).text();

const imported = personalTables.filter(({ isReadOnly }) => !isReadOnly).map(({ section }) => section);

/** The part of the file that an import restores, independent of the account. */
function comparable(text: string): unknown {
  const { account } = JSON.parse(text) as File;
  const file = JSON.parse(text.replaceAll(account.id, 'a pessoa')) as File;
  return { name: account.name, ...Object.fromEntries(imported.map((section) => [section, file[section]])) };
}

/** An account with data in every section. */
async function buildFullAccount({ api, deps: { db } }: TestApp): Promise<TestUser> {
  const user = await buildUser(db, { name: 'Marina Áé 漢字', userType: 'premium' });
  await api.as(user).send(getBoard, {});
  const productId = randomUUID();
  await db
    .insert(products)
    .values({ id: productId, userId: user.id, name: 'Garrafa', nameJa: 'ボトル', notes: 'a"b\n' });
  const price = { id: randomUUID(), name: 'Loja própria', inputs: DEFAULT_CALCULATION };
  await api.as(user).send(saveCalculation, { params: { productId }, body: price });
  await db.insert(productPhotos).values({ id: randomUUID(), productId, position: 0, url: '/a.webp', altJa: 'ボトル' });
  await db.insert(productGate).values({ productId, answers: { gas: 'nao' }, documents: {} });
  await db.insert(productListings).values({ productId, details: { benefit: '朝のコーヒーに' } });
  const text = await buildText(db, user, { productId, words: 'Café quente às 8h' });
  await db.insert(textVersions).values({
    textId: text.id,
    facts: [],
    output: { texts: {}, sentences: [], notes: [] },
    writer: 'model',
    warnings: [],
  });
  await db.insert(userTasks).values([
    {
      userId: user.id,
      columnId: 'coluna1',
      title: 'Fotos',
      position: 'a0',
      productId,
      launchId: productId,
      launchStep: 1,
      description: '**Luz** do dia',
      labels: ['blue', 'teal'],
      checklist: [{ id: randomUUID(), text: 'Fundo branco', done: true }],
      notes: [{ id: randomUUID(), text: 'Perto da janela', at: '2026-11-01T10:00:00Z' }],
      history: [{ kind: 'moved', at: '2026-11-01T10:00:00Z', columnId: 'coluna1' }],
    },
    { userId: user.id, columnId: 'coluna3', title: 'Preço', position: 'a0', completed: true },
    { userId: user.id, columnId: 'coluna1', title: 'Lançar', position: 'a1', launchId: user.id, launchStep: 1 },
  ]);
  await db.execute(sql`update user_columns set title = 'Fazer' where user_id = ${user.id} and column_id = 'coluna1'`);
  await db.insert(noticeSettings).values({ userId: user.id, enabled: true, timeZone: 'America/Sao_Paulo' });
  await db.insert(taskLabels).values({ userId: user.id, color: 'teal', name: 'Campanha' });
  await db.insert(shops).values({ userId: user.id, details: {} });
  await db.insert(lessonProgress).values({ userId: user.id, lessonId: catalogue.lesson });
  await db
    .insert(lessonComments)
    .values({ userId: user.id, userName: user.name, lessonId: catalogue.lesson, content: 'Ótima' });
  await api.as(user).send(rateLesson, { params: { lessonId: catalogue.lesson }, body: { rating: 4 } });
  await db
    .insert(snippetComments)
    .values({ userId: user.id, userName: user.name, snippetId: catalogue.snippet, content: 'Funciona' });
  await db.insert(snippetCopies).values({ userId: user.id, snippetId: catalogue.snippet });
  await db.insert(subscriptions).values({ id: `s-${user.id}`, userId: user.id, status: 'active', amountCents: 4700 });
  await db.insert(paymentEvents).values({
    orderId: `o-${user.id}`,
    eventType: 'order_approved',
    eventAt: new Date().toISOString(),
    subscriptionId: `s-${user.id}`,
  });
  return user;
}

const countRows = async (db: Db) =>
  (
    await db.execute<{
      n: number;
    }>(sql`select (select count(*) from user_tasks)::int + (select count(*) from texts)::int
    + (select count(*) from text_versions)::int + (select count(*) from lesson_comments)::int as n`)
  ).rows[0]?.n;

describe('personal data', () => {
  it('is unchanged by export and import into another installation, also when repeated', async () => {
    const user = await buildFullAccount(here);
    await buildFullAccount(here);
    const file = await download(here, user);
    const parsed = JSON.parse(file) as File;
    for (const { section } of personalTables.filter(({ isReadOnly }) => !isReadOnly)) {
      expect(parsed[section]?.length, `nothing to see in ${section}`).toBeGreaterThan(0);
    }
    const other = await buildUser(elsewhere.deps.db);
    await elsewhere.api.as(other).send(getBoard, {});
    await importData(elsewhere.deps.db, other.id, file);
    expect(comparable(await download(elsewhere, other))).toEqual(comparable(file));
    const rows = await countRows(elsewhere.deps.db);
    await importData(elsewhere.deps.db, other.id, file);
    expect(comparable(await download(elsewhere, other))).toEqual(comparable(file));
    expect(await countRows(elsewhere.deps.db)).toBe(rows);
    const [lesson] = await elsewhere.deps.db
      .select()
      .from(academyLessons)
      .where(eq(academyLessons.id, catalogue.lesson));
    expect([lesson?.rating, lesson?.ratingCount]).toEqual([4, 1]);
  });

  it('contains nothing of others, no hash and no token', async () => {
    const [user, stranger] = [await buildFullAccount(here), await buildFullAccount(here)];
    const file = await download(here, user);
    expect(file).not.toContain(stranger.id);
    expect(file).not.toMatch(/hash|token|secret|refresh_key/i);
    const { subscriptions: paid, payments, account } = JSON.parse(file) as File;
    expect(account).toMatchObject({ id: user.id, email: user.email, userType: 'premium' });
    expect([paid, payments].map((rows) => rows?.length)).toEqual([1, 1]);
  });

  it('is exported in chunks: 301 texts are never in memory together', async () => {
    const { db, pool } = here.deps;
    const user = await buildUser(db, { userType: 'premium' });
    const text = await buildText(db, user);
    const { rows: columns } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'texts'::regclass and attnum > 0
       and not attisdropped and attgenerated = '' and attname <> 'id'`,
    );
    const list = columns.map(({ name }) => name).join(', ');
    const copy = `insert into texts (id, ${list}) select gen_random_uuid(), ${list} from texts, generate_series(1, 300)`;
    await pool.query(`${copy} where id = $1`, [text.id]);
    const response = await here.api.as(user).fetch(exportAccount.path);
    const sizes: number[] = [];
    const parts: Uint8Array[] = [];
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      sizes.push(part.byteLength);
      parts.push(part);
    }
    const file = JSON.parse(Buffer.concat(parts).toString()) as File;
    expect(new Set(file.texts?.map((row) => (row as { id: string }).id)).size).toBe(301);
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(Math.max(...sizes)).toBeLessThan(whole / 15);
  });
});
