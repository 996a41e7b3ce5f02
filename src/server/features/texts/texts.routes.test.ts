import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#contract/products/new-product.ts';
import {
  deleteText,
  editText,
  exportTexts,
  getText,
  listTexts,
  listTextVersions,
  restoreText,
  type SavedText,
  updateText,
} from '#contract/robots/texts.ts';
import type { UserType } from '#domain/accounts/user-types.ts';
import { texts } from '#server/db/schema/products.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db } = deps;

const premium = () => buildUser(db, { userType: 'premium' });
const listOf = async (user: TestUser, query = {}) => (await api.as(user).send(listTexts, { query })).body;
const wordsOf = async (user: TestUser, query = {}) => (await listOf(user, query)).texts.map(({ excerpt }) => excerpt);
const setPlan = (user: TestUser, userType: UserType) =>
  db.update(profiles).set({ userType }).where(eq(profiles.id, user.id));

async function buildProduct(user: TestUser, name = 'Garrafa Mizu') {
  return (await api.as(user).send(createProduct, { body: { id: randomUUID(), name } })).body;
}

async function edit(user: TestUser, text: SavedText, words: string, amends = false) {
  const output = { ...text.output, texts: { copy: [words] } };
  const body = { output, warnings: [], amends };
  return api.as(user).send(editText, { params: { textId: text.id }, body });
}

async function versionsOf(user: TestUser, textId: string) {
  const { body } = await api.as(user).send(listTextVersions, { params: { textId }, query: {} });
  return body.versions.map(({ output }) => output.texts.copy?.[0]);
}

const put = (user: TestUser, { id, facts }: SavedText, words: Record<string, string[]>) => {
  const body = { output: { texts: words, sentences: [], notes: [] }, facts, warnings: [] };
  return api.as(user).send(editText, { params: { textId: id }, body });
};

describe('saving', () => {
  it('creates one row for repeated saves with the same id, and keeps the previous words as a version', async () => {
    const user = await premium();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => buildText(db, user, { id })));
    expect(await db.$count(texts, eq(texts.userId, user.id))).toBe(1);
    expect(await versionsOf(user, id)).toEqual([]);
    const [before] = await wordsOf(user);
    // Without what the database cannot store.
    await buildText(db, user, { id, words: 'Antes\u0000 e \ud83d depois' });
    expect(await wordsOf(user)).toEqual(['Antes e \ufffd depois']);
    expect(await versionsOf(user, id)).toEqual([before]);
  });

  it("never overwrites another person's text", async () => {
    const owner = await premium();
    const { id } = await buildText(db, owner, { words: 'Minha' });
    await expect(buildText(db, await premium(), { id, words: 'Tomada' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await wordsOf(owner)).toEqual(['Minha']);
  });
});

describe('editing', () => {
  it('adds versions, newest first, and none for a repetition or a metadata change', async () => {
    const user = await premium();
    const text = await buildText(db, user, { words: 'Um' });
    await edit(user, text, 'Dois');
    await edit(user, text, 'Dois');
    await edit(user, text, 'Dois com leitura', true);
    const reply = await edit(user, text, 'Três');
    expect(reply.body.excerpt).toBe('Três');
    expect(await versionsOf(user, text.id)).toEqual(['Dois com leitura', 'Um']);
    expect(await wordsOf(user, { text: 'dois' })).toEqual([]);
    expect(await wordsOf(user, { text: 'tres' })).toEqual(['Três']);
  });

  it('rejects a text that is too long, alone or together with the unchanged fields', async () => {
    const user = await premium();
    const text = await buildText(db, user);
    const long = Array.from({ length: 3 }, () => 'あ'.repeat(18_000));
    expect((await put(user, text, { copy: [...long, ...long] })).status).toBe(400);
    expect((await put(user, text, { copy: long })).status).toBe(200);
    const more = await put(user, text, { persona: long });
    expect([more.status, more.body.message]).toEqual([413, 'Este texto ficou longo demais para salvar.']);
    const fields = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`campo ${index}`, []]));
    expect((await put(user, text, fields)).status).toBe(400);
    expect(Object.keys((await api.as(user).send(getText, { params: { textId: text.id } })).body.output.texts)).toEqual([
      'copy',
    ]);
  });

  it('finds long words by their beginning, in any script', async () => {
    const user = await premium();
    const text = await buildText(db, user);
    for (const piece of ['\u0301\u0316', 'ﷺ', '漢字かな', 'palavra ']) {
      const words = `começo ${piece.repeat(18_000 / piece.length)}`;
      expect((await put(user, text, { copy: [words, words, words] })).status).toBe(200);
      const [row] = await db.select({ search: texts.search }).from(texts).where(eq(texts.id, text.id));
      expect(row?.search.length).toBeLessThanOrEqual(10_000);
      expect((await listOf(user, { text: 'comeco' })).texts).toHaveLength(1);
    }
  });

  it('processes one save per person at a time, and rejects when too many wait', async () => {
    const user = await premium();
    const text = await buildText(db, user);
    let finish = () => {};
    const held = new Promise<void>((done) => {
      finish = done;
    });
    const first = deps.queues.heavy.run(user.id, () => held);
    const writes = Array.from({ length: 20 }, (_, index) => put(user, text, { copy: [`${index}`] }));
    let refused = 0;
    for (const write of writes) void write.then(({ status }) => status === 429 && refused++);
    await expect
      .poll(() => ({ ...deps.queues.heavy.size(), refused }))
      .toEqual({ running: 1, waiting: 16, refused: 4 });
    expect((await put(await premium(), text, { copy: ['de outra pessoa'] })).status).toBe(404);
    finish();
    await first;
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(16).fill(200), ...Array(4).fill(429)]);
  });

  it('returns versions in pages', async () => {
    const user = await premium();
    const text = await buildText(db, user, { words: '0' });
    for (let number = 1; number <= 7; number += 1) await edit(user, text, String(number));
    const params = { textId: text.id };
    const first = (await api.as(user).send(listTextVersions, { params, query: {} })).body;
    const second = (await api.as(user).send(listTextVersions, { params, query: { cursor: first.nextCursor ?? '' } }))
      .body;
    const wordsIn = ({ versions }: typeof first) => versions.map(({ output }) => output.texts.copy?.[0]);
    expect([wordsIn(first), wordsIn(second), second.nextCursor]).toEqual([['6', '5', '4', '3', '2'], ['1', '0'], null]);
  });

  it('from two tabs keeps the last words, and the others as a version', async () => {
    const user = await premium();
    const text = await buildText(db, user, { words: 'Começo' });
    await Promise.all([edit(user, text, 'Aba um'), edit(user, text, 'Aba dois')]);
    const [now = ''] = await wordsOf(user);
    expect([now, ...(await versionsOf(user, text.id))].sort()).toEqual(['Aba dois', 'Aba um', 'Começo']);
  });
});

describe('text list', () => {
  it('is newest first, in pages, with each text once', async () => {
    const user = await premium();
    for (let number = 1; number <= 45; number += 1) await buildText(db, user, { words: `Texto ${number}` });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listOf(user, cursor ? { cursor } : {});
      seen.push(...page.texts.map(({ excerpt }) => excerpt));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => `Texto ${45 - index}`));
  });

  it('searches without accents, in Japanese, by several words, with literal wildcards', async () => {
    const user = await premium();
    await buildText(db, user, { words: 'Garrafa térmica que mantém quente' });
    await buildText(db, user, { robot: 'translate', words: '保温ボトル、容量５００ｍｌ。' });
    expect(await wordsOf(user, { text: 'TERMICA' })).toEqual(['Garrafa térmica que mantém quente']);
    expect(await wordsOf(user, { text: 'quente garrafa' })).toEqual(['Garrafa térmica que mantém quente']);
    expect(await wordsOf(user, { text: '保温' })).toEqual(['保温ボトル、容量５００ｍｌ。']);
    expect(await wordsOf(user, { text: '温' })).toEqual(['保温ボトル、容量５００ｍｌ。']);
    expect(await wordsOf(user, { text: 'ﾎﾞﾄﾙ 500ml' })).toEqual(['保温ボトル、容量５００ｍｌ。']);
    expect(await wordsOf(user, { text: '%' })).toEqual([]);
    expect(await wordsOf(user, { text: 'frigideira' })).toEqual([]);
  });

  it('is filtered by product, star and robot', async () => {
    const user = await premium();
    const product = await buildProduct(user);
    const inProduct = await buildText(db, user, { words: 'Do produto', productId: product.id });
    await buildText(db, user, { words: 'Solto' });
    await buildText(db, user, { words: 'Tradução', robot: 'translate', productId: product.id });
    await api.as(user).send(updateText, { params: { textId: inProduct.id }, body: { starred: true } });
    expect(await wordsOf(user, { product: product.id })).toEqual(['Tradução', 'Do produto']);
    expect(await wordsOf(user, { product: 'none' })).toEqual(['Solto']);
    expect(await wordsOf(user, { starred: 'true' })).toEqual(['Do produto']);
    expect(await wordsOf(user, { robot: 'translate' })).toEqual(['Tradução']);
  });
});

describe('assigning to a product', () => {
  it("moves a text, and rejects another person's product", async () => {
    const user = await premium();
    const product = await buildProduct(user);
    const foreign = await buildProduct(await premium());
    const { id: textId } = await buildText(db, user);
    const give = (productId: string | null) =>
      api.as(user).send(updateText, { params: { textId }, body: { productId } });
    expect((await give(product.id)).body.productName).toBe('Garrafa Mizu');
    expect((await give(foreign.id)).status).toBe(404);
    expect((await give(null)).body.productId).toBeNull();
  });
});

describe('deleting', () => {
  it('can be undone, idempotently', async () => {
    const user = await premium();
    const { id: textId } = await buildText(db, user);
    expect((await api.as(user).send(deleteText, { params: { textId } })).status).toBe(204);
    expect((await listOf(user)).texts).toEqual([]);
    expect((await api.as(user).send(getText, { params: { textId } })).status).toBe(404);
    expect((await api.as(user).send(restoreText, { params: { textId } })).status).toBe(200);
    expect((await api.as(user).send(restoreText, { params: { textId } })).status).toBe(200);
    expect((await listOf(user)).texts).toHaveLength(1);
  });
});

describe('free plan', () => {
  it('unlocks the last five texts, counts the rest, and unlocks all with Premium', async () => {
    const user = await premium();
    const all: SavedText[] = [];
    for (let number = 1; number <= 8; number += 1) all.push(await buildText(db, user, { words: `Segredo ${number}` }));
    await setPlan(user, 'free');
    const list = await listOf(user);
    expect(list.texts.map(({ excerpt }) => excerpt)).toEqual([8, 7, 6, 5, 4].map((number) => `Segredo ${number}`));
    expect([list.keptTexts, list.nextCursor]).toEqual([3, null]);
    expect(await wordsOf(user, { text: 'segredo 2' })).toEqual([]);
    const params = { textId: all[0]?.id ?? '' };
    for (const endpoint of [getText, listTextVersions, deleteText, restoreText]) {
      const reply = await api.as(user).send(endpoint, { params });
      expect([reply.status, JSON.stringify(reply.body)]).toEqual([403, expect.not.stringContaining('Segredo')]);
    }
    const file = await api.as(user).send(exportTexts, { query: { format: 'txt' } });
    expect([file.body.count, file.body.content]).toEqual([5, expect.not.stringContaining('Segredo 3')]);
    await setPlan(user, 'premium');
    expect((await listOf(user)).texts).toHaveLength(8);
    expect((await api.as(user).send(getText, { params })).body.excerpt).toBe('Segredo 1');
  });
});

it('on the free plan does not open locked texts one after the other by deleting and restoring', async () => {
  const user = await premium();
  const all: SavedText[] = [];
  for (let number = 1; number <= 7; number += 1) all.push(await buildText(db, user));
  await setPlan(user, 'free');
  const [last, newest] = all.slice(-2).map(({ id }) => ({ params: { textId: id } }));
  const restore = async (input = { params: { textId: '' } }) => (await api.as(user).send(restoreText, input)).status;
  for (const input of [newest, last]) if (input) await api.as(user).send(deleteText, input);
  expect([await restore(last), await restore(newest)]).toEqual([200, 403]);
  await setPlan(user, 'premium');
  expect(await restore(newest)).toBe(200);
});

describe('export file', () => {
  it('contains one product or all, in three formats', async () => {
    const user = await premium();
    const product = await buildProduct(user);
    await buildText(db, user, { words: 'Com "aspas",\nlinha', productId: product.id });
    await buildText(db, user, { words: '=SOMA(1)' });
    const file = async (query: object) =>
      (await api.as(user).send(exportTexts, { query: { format: 'csv', ...query } })).body;
    const csv = await file({});
    expect(csv.fileName).toBe('dropar-textos.csv');
    expect(csv.content).toContain('"Com ""aspas"",\nlinha"');
    expect(csv.content).toContain(",'=SOMA(1),");
    const one = await file({ format: 'md', product: product.id });
    expect(one).toMatchObject({ count: 1, fileName: 'dropar-garrafa-mizu.md' });
    expect(one.content).toMatch(/^# Garrafa Mizu\n\n## /);
    expect((await file({ format: 'txt', product: 'none' })).content).toContain('SEM PRODUTO');
  });
});

it.each([
  ['the texts exceed', { copy: Array(3).fill('あ'.repeat(19_000)) }],
  ['headings and rows around short texts exceed', { copy: Array(2_000).fill('あ') }],
])('is rejected with a hint when %s the size limit', async (_, copy) => {
  const user = await premium();
  const { id } = await buildText(db, user);
  const output = { texts: copy, sentences: [], notes: [] };
  await db.update(texts).set({ output }).where(eq(texts.id, id));
  await db.execute(sql`
    insert into texts (id, user_id, robot, title, excerpt, input, facts, output, writer, warnings, search)
    select gen_random_uuid(), user_id, robot, title, excerpt, input, facts, output, writer, warnings, search
    from texts, generate_series(1, 80) where id = ${id}`);
  const reply = await api.as(user).send(exportTexts, { query: { format: 'csv' } });
  expect([reply.status, reply.body.message]).toEqual([
    413,
    'São textos demais para um arquivo só. Baixe os de cada produto.',
  ]);
});

it('takes a part with the name of a built-in property as its own name', async () => {
  const user = await premium();
  const { id } = await buildText(db, user);
  await db
    .update(texts)
    .set({ output: { texts: { constructor: ['A'] }, sentences: [], notes: [] } })
    .where(eq(texts.id, id));
  const { body } = await api.as(user).send(exportTexts, { query: { format: 'csv' } });
  expect(body.content).toContain('constructor');
});
