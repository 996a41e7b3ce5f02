import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/products.ts';
import { getText, listTexts } from '#contract/texts.ts';
import { connectUnhurried } from '#server/db/client.ts';
import { buildUser, type TestUser } from '#tests/support/builders.ts';
import { readPlans } from '#tests/support/query-plans.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** 10,000 texts of one person among 60,000 of others: what a list or a search reads does not grow with them. */
const { api, deps } = await createTestApp();
const { db, pool, link } = deps;
const OWN = 10_000;
let owner: TestUser;
let productId: string;

const insertTexts = `
  insert into texts (id, user_id, product_id, robot, title, excerpt, input, facts, output, writer, warnings, starred, search, created_at)
  select gen_random_uuid(), $1, case when n % 500 = 0 then $2::uuid end, 'translate', 'Texto ' || n, 'Trecho', '{}', '[]',
    '{"texts": {}, "sentences": [], "notes": []}', 'composer', '[]', n % 1000 = 0,
    fold_search('Garrafa térmica número ' || n || ' ' || md5(n::text) || case when n = 77 then ' 保温性の高い弁当箱 frigideira' else ' ステンレスボトル' end),
    now() - n * interval '1 minute'
  from generate_series(1, $3::int) n`;

beforeAll(async () => {
  owner = await buildUser(db, { userType: 'premium' });
  productId = randomUUID();
  const neighbours = [await buildUser(db), await buildUser(db)];
  // So many that nobody would read the whole table for one person; without words, which cost the most to write.
  const crowd = await buildUser(db);
  const client = await connectUnhurried(link);
  await client.query("insert into products (id, user_id, name) values ($1, $2, 'Garrafa Mizu')", [productId, owner.id]);
  await client.query(insertTexts, [owner.id, productId, OWN]);
  for (const { id } of neighbours) await client.query(insertTexts, [id, null, OWN]);
  await client.query(insertTexts.replace(/fold_search\(.*\),\n/, "'',\n"), [crowd.id, null, 4 * OWN]);
  await client.query('vacuum analyze');
  await client.end();
}, 300_000);

async function expectFewRows(action: () => Promise<{ status: number }>, limit: number): Promise<void> {
  const plans = await readPlans(pool, ['texts'], async () => expect((await action()).status).toBe(200));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan.sequentialScans, plan.text).toEqual([]);
    expect(plan.rowsRead, plan.text).toBeLessThanOrEqual(limit);
  }
}

const list = (query: object) => api.as(owner).send(listTexts, { query });

describe('with 10,000 texts of one person', () => {
  it('a page of all reads a page', () => expectFewRows(() => list({}), 21));

  it('a page from the middle reads a page', async () => {
    let cursor: string | null = null;
    for (let page = 0; page < 5; page += 1) cursor = (await list(cursor ? { cursor } : {})).body.nextCursor;
    await expectFewRows(() => list({ cursor }), 21);
  });

  it('the starred, those of a product and those of none read a page', async () => {
    await expectFewRows(() => list({ starred: 'true' }), 21);
    await expectFewRows(() => list({ product: productId }), 21);
    await expectFewRows(() => list({ product: 'none' }), 22);
  });

  it.each(['frigideira', 'FRIGIDEIRA garrafa', '弁当', '保温性'])(
    'a search for %s reads what it finds',
    async (text) => {
      expect((await list({ text })).body.texts.map(({ title }) => title)).toEqual(['Texto 77']);
      await expectFewRows(() => list({ text }), 5);
    },
  );

  it('a search for what all hold reads this person’s texts and nobody else’s', () =>
    expectFewRows(() => list({ text: 'garrafa' }), OWN));

  it('a single character, which no gram holds, is found all the same', async () => {
    expect((await list({ text: '箱' })).body.texts).toHaveLength(1);
  });

  it('a text reads itself; a product reads its own', async () => {
    const { body } = await list({});
    await expectFewRows(() => api.as(owner).send(getText, { params: { textId: body.texts[0]?.id ?? '' } }), 2);
    await expectFewRows(() => api.as(owner).send(getProduct, { params: { productId } }), 60);
  });

  it('the list of products counts through indexes', () =>
    expectFewRows(() => api.as(owner).send(listProducts, { query: {} }), OWN + 60));
});
