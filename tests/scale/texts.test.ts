import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/products/products.ts';
import { getText, listTexts } from '#contract/robots/texts.ts';
import { search } from '#contract/search.ts';
import { connectWithoutTimeout } from '#server/db/client.ts';
import { readPlans } from '#tests/support/query-plans.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** 10,000 texts of one person among 60,000 of others: the rows read for a list or search do not grow with them. */
const { api, deps } = await createTestApp();
const { db, pool, link } = deps;
const OWN = 10_000;
let owner: TestUser;
let productId: string;

const insertTexts = `
  insert into texts (id, user_id, product_id, robot, title, excerpt, input, facts, output, writer, warnings, starred, search, created_at)
  select gen_random_uuid(), $1, case when n % 500 = 0 then $2::uuid end,
    case when n % 2500 = 0 then 'reviews' else 'translate' end, 'Texto ' || n, 'Trecho', '{}', '[]',
    '{"texts": {}, "sentences": [], "notes": []}', 'composer', '[]', n % 1000 = 0,
    fold_search('Garrafa térmica número ' || n || ' ' || md5(n::text) || case when n = 7777 then ' 保温性の高い弁当箱 frigideira' else ' ステンレスボトル' end),
    now() - n * interval '1 minute'
  from generate_series(1, $3::int) n`;

beforeAll(async () => {
  owner = await buildUser(db, { userType: 'premium' });
  productId = randomUUID();
  const neighbour = await buildUser(db);
  // Enough rows that a sequential scan for one person does not pay; without words, which are the slowest to insert.
  const crowd = await buildUser(db);
  const client = await connectWithoutTimeout(link);
  await client.query("insert into products (id, user_id, name) values ($1, $2, 'Garrafa Mizu')", [productId, owner.id]);
  await client.query(insertTexts, [owner.id, productId, OWN]);
  await client.query(insertTexts, [neighbour.id, null, OWN]);
  await client.query(insertTexts.replace(/fold_search\(.*\),\n/, "'',\n"), [crowd.id, null, 5 * OWN]);
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
  it('a page of all texts reads one page', () => expectFewRows(() => list({}), 21));

  it('a page from the middle reads one page', async () => {
    let cursor: string | null = null;
    for (let page = 0; page < 5; page += 1) cursor = (await list(cursor ? { cursor } : {})).body.nextCursor;
    await expectFewRows(() => list({ cursor }), 21);
  });

  it('starred texts, texts of a product and texts without a product read one page', async () => {
    await expectFewRows(() => list({ starred: 'true' }), 21);
    await expectFewRows(() => list({ product: productId }), 21);
    await expectFewRows(() => list({ product: 'none' }), 22);
  });

  it('texts of a rarely used robot read one page', () => expectFewRows(() => list({ robot: 'reviews' }), 21));

  // A search compares this many of the newest texts before it uses an index; one query finds where they end.
  const NEWEST = 201;

  it.each(['frigideira', 'FRIGIDEIRA garrafa', '弁当', '保温性', '箱', '弁 箱'])(
    'a search for %s, far behind the newest texts, reads only those and its matches',
    async (text) => {
      expect((await list({ text })).body.texts.map(({ title }) => title)).toEqual(['Texto 7777']);
      await expectFewRows(() => list({ text }), NEWEST);
      await expectFewRows(() => list({ text, product: 'none' }), NEWEST + 1);
    },
  );

  it('beyond the newest texts an index is used for a single character too, and finds the one row', async () => {
    const plans = await readPlans(pool, ['texts'], () => list({ text: '箱' }));
    expect(plans.map(({ rowsRead }) => rowsRead)).toContain(1);
  });

  it.each(['garrafa', 'ボトル', 'ス', 'ga', 'e'])(
    'a search for %s, which all texts contain, reads no more',
    async (text) => {
      let cursor: string | null = null;
      for (let page = 0; page < 12; page += 1) {
        const { body }: { body: { texts: unknown[]; nextCursor: string | null } } = await list({
          text,
          ...(cursor && { cursor }),
        });
        expect(body.texts).toHaveLength(20);
        cursor = body.nextCursor;
      }
      await expectFewRows(() => list({ text }), NEWEST);
      await expectFewRows(() => list({ text, cursor }), NEWEST);
    },
  );

  it('the global search reads as little', async () => {
    const everywhere = (q: string) => api.as(owner).send(search, { query: { q } });
    expect((await everywhere('箱')).body.texts.map(({ title }) => title)).toEqual(['Texto 7777']);
    for (const q of ['箱', 'frigideira', 'garrafa', 'ス', 'ga'])
      await expectFewRows(() => everywhere(q), 2 * NEWEST + 10);
  });

  it('a text reads only itself; a product reads only its own texts', async () => {
    const { body } = await list({});
    await expectFewRows(() => api.as(owner).send(getText, { params: { textId: body.texts[0]?.id ?? '' } }), 2);
    await expectFewRows(() => api.as(owner).send(getProduct, { params: { productId } }), 60);
  });

  it('the list of products counts through indexes', () =>
    expectFewRows(() => api.as(owner).send(listProducts, { query: {} }), OWN + 60));
});
