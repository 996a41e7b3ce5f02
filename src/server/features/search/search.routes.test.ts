import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateText } from '#contract/robots/texts.ts';
import { type SearchResults, search } from '#contract/search.ts';
import { createTask, deleteTask } from '#contract/tasks.ts';
import { connectWithoutTimeout } from '#server/db/client.ts';
import { products } from '#server/db/schema/products.ts';
import { readPlans } from '#tests/support/query-plans.ts';
import { buildUser, type TestUser } from '#tests/support/samples/builders.ts';
import { buildLesson, buildSnippet } from '#tests/support/samples/content-builders.ts';
import { buildText } from '#tests/support/samples/text-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

const { api, deps } = await createTestApp();
const { db, pool, link } = deps;

const find = async (user: TestUser, q: string): Promise<SearchResults> => {
  const { status, body } = await api.as(user).send(search, { query: { q } });
  expect(status).toBe(200);
  return body;
};
const titlesOf = (hits: readonly { title: string }[]) => hits.map(({ title }) => title);

const addTask = async (user: TestUser, title: string, columnId: 'coluna1' | 'coluna2' = 'coluna1') =>
  (await api.as(user).send(createTask, { body: { id: randomUUID(), title, columnId } })).body;
const addProduct = (user: TestUser, name: string, nameJa = '') =>
  db.insert(products).values({ id: randomUUID(), userId: user.id, name, nameJa });

describe('search', () => {
  it('finds each kind of item, ignoring accents and case, if every word occurs', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    await addTask(user, 'Calcular o PREÇO em iene');
    await addProduct(user, 'Preço certo');
    await buildText(db, user, { words: 'O preço que o cliente entende' });
    await buildSnippet(db, { title: 'Preço com imposto incluído' });
    await buildLesson(db, { title: 'Preço que o cliente japonês entende' });
    const found = await find(user, 'preco');
    expect(Object.values(found).map((hits) => hits.length)).toEqual([1, 1, 1, 1, 1]);
    expect(titlesOf((await find(user, 'IENE preço')).tasks)).toEqual(['Calcular o PREÇO em iene']);
    expect((await find(user, 'preço dólar')).tasks).toEqual([]);
  });

  it('finds Japanese, ignoring character width', async () => {
    const user = await buildUser(db, { userType: 'premium' });
    await addProduct(user, 'Garrafa', 'ステンレスボトル');
    await buildText(db, user, { robot: 'translate', words: 'コーヒーはあたたかいまま。' });
    await addTask(user, '写真を撮る');
    expect(titlesOf((await find(user, 'ボトル')).products)).toEqual(['Garrafa']);
    expect(titlesOf((await find(user, 'ﾎﾞﾄﾙ')).products)).toEqual(['Garrafa']);
    expect((await find(user, 'コーヒー')).texts).toHaveLength(1);
    expect(titlesOf((await find(user, '写真')).tasks)).toEqual(['写真を撮る']);
  });

  it('finds a text by the title that it was given afterwards', async () => {
    const user = await buildUser(db);
    const { id: textId } = await buildText(db, user, { words: 'Mantém a bebida quente' });
    await api.as(user).send(updateText, { params: { textId }, body: { title: 'Página da garrafa em japonês' } });
    expect(titlesOf((await find(user, 'garrafa')).texts)).toEqual(['Página da garrafa em japonês']);
    expect((await find(user, 'bebida')).texts).toHaveLength(1);
  });

  it('ranks a match at the start of a title first, and returns a few of each kind', async () => {
    const user = await buildUser(db);
    for (const title of ['Refoto', 'A foto da capa', 'Foto do produto', 'Minhas fotos', 'Autofoto', 'Xfoto']) {
      await addTask(user, title);
    }
    const titles = titlesOf((await find(user, 'foto')).tasks);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toBe('Foto do produto');
    expect(titles.slice(1, 3).toSorted()).toEqual(['A foto da capa', 'Minhas fotos']);
  });

  it('treats wildcards as literal text', async () => {
    const user = await buildUser(db);
    await addTask(user, 'Desconto de 100%');
    await addTask(user, 'Desconto de 100 reais');
    expect(titlesOf((await find(user, '100%')).tasks)).toEqual(['Desconto de 100%']);
    expect(titlesOf((await find(user, '100％')).tasks)).toEqual(['Desconto de 100%']);
    expect((await find(user, '_____')).tasks).toEqual([]);
    expect((await find(user, "'; drop table user_tasks; --")).tasks).toEqual([]);
  });

  it('returns nothing of other people, nothing deleted, nothing beyond the plan', async () => {
    const [user, stranger] = [await buildUser(db), await buildUser(db)];
    await addTask(stranger, 'Segredo alheio');
    await addProduct(stranger, 'Segredo alheio');
    await buildText(db, stranger, { words: 'segredo alheio' });
    const task = await addTask(user, 'Segredo meu');
    await api.as(user).send(deleteTask, { params: { taskId: task.id } });
    for (let n = 0; n < 7; n += 1) await buildText(db, user, { words: `segredo número ${n}` });
    await addProduct(user, 'Segredo velho');
    await addProduct(user, 'Segredo novo');
    await db.execute(
      sql`insert into user_columns (user_id, column_id, title, color) values (${user.id}, 'coluna2', 'L', 'blue') on conflict do nothing`,
    );
    await db.execute(
      sql`insert into user_tasks (user_id, column_id, title, position) values (${user.id}, 'coluna2', 'Segredo trancado', 'a0')`,
    );
    const found = await find(user, 'segredo');
    expect(found.tasks).toEqual([]);
    expect(found.products).toHaveLength(1);
    expect(found.texts).toHaveLength(5);
    expect(JSON.stringify(found)).not.toContain('alheio');
  });

  it('does not return premium snippets or locked lessons to people who may not open them', async () => {
    const snippet = { title: 'Mizuage grátis', content: 'mizuage' };
    await buildSnippet(db, snippet);
    await buildSnippet(db, { ...snippet, title: 'Mizuage premium', accessType: 'premium' });
    await buildLesson(db, { title: 'Mizuage aberta' });
    await buildLesson(db, { title: 'Mizuage paga', accessType: 'premium', content: 'mizuage' });
    const releaseDate = new Date(Date.now() + 86_400_000).toISOString();
    await buildLesson(db, { title: 'Mizuage futura', status: 'scheduled', releaseDate });
    const seen = async (userType: 'free' | 'premium' | 'admin') => {
      const { snippets, lessons } = await find(await buildUser(db, { userType }), 'mizuage');
      return [...titlesOf(snippets), ...titlesOf(lessons)].toSorted();
    };
    expect(await seen('free')).toEqual(['Mizuage aberta', 'Mizuage grátis']);
    expect(await seen('premium')).toEqual(['Mizuage aberta', 'Mizuage grátis', 'Mizuage paga', 'Mizuage premium']);
    expect(await seen('admin')).toHaveLength(5);
  });

  it.each(['', '   ', 'x'.repeat(101)])('rejects %j', async (q) => {
    expect((await api.as(await buildUser(db)).send(search, { query: { q } })).status).toBe(400);
  });
});

describe('with 5,000 rows of other people', () => {
  let user: TestUser;

  beforeAll(async () => {
    user = await buildUser(db, { userType: 'premium' });
    await addTask(user, 'Fotos da garrafa');
    await addProduct(user, 'Garrafa Mizu');
    await buildText(db, user, { words: 'Garrafa térmica que mantém o café quente' });
    const neighbour = await buildUser(db, { userType: 'premium' });
    const sample = await buildText(db, neighbour, { words: 'Garrafa térmica que mantém o café quente' });
    await addTask(neighbour, 'Fotos da garrafa');
    // Filling takes longer than the statement timeout of the pool.
    const client = await connectWithoutTimeout(link);
    const { rows } = await client.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ') as list from pg_attribute where attrelid = 'texts'::regclass
       and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'user_id')`,
    );
    await client.query(
      `insert into texts (id, user_id, ${rows[0]?.list}) select gen_random_uuid(), user_id, ${rows[0]?.list}
       from texts, generate_series(1, 1500) where id = $1`,
      [sample.id],
    );
    await client.query(
      `insert into user_tasks (user_id, column_id, title, position)
       select $1, 'coluna1', 'Fotos da garrafa ' || n, 'b' || n from generate_series(1, 2000) n`,
      [neighbour.id],
    );
    await client.query(
      `insert into products (id, user_id, name) select gen_random_uuid(), $1, 'Garrafa ' || n from generate_series(1, 1500) n`,
      [neighbour.id],
    );
    await client.query('vacuum analyze');
    await client.end();
  });

  it.each(['garrafa', 'fotos da garrafa', 'ga', 'ボトル'])(
    'a search for %j reads only the person’s own rows, by index',
    async (q) => {
      const tables = ['products', 'texts', 'user_tasks'];
      const [plan, ...more] = (await readPlans(pool, tables, () => find(user, q))).filter(({ text }) =>
        text.includes('json_agg'),
      );
      expect(more).toEqual([]);
      expect(plan?.sequentialScans).toEqual([]);
      expect(plan?.rowsRead).toBeLessThan(50);
    },
  );
});

it('no search index defers its updates (fastupdate is off)', async () => {
  const { rows } = await deps.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'gin' and not coalesce('fastupdate=off' = any(c.reloptions), false)`,
  );
  expect(rows).toEqual([]);
});
