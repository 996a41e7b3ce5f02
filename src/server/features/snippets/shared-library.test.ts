import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSnippetLibrary } from '#contract/snippets.ts';
import { buildUser, type TestUser } from '#tests/support/builders.ts';
import { buildSnippet, buildSnippetModule } from '#tests/support/content-builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** The library's first page is kept as it was sent, and yet every change counts at once. */
const { api, deps } = await createTestApp();
const free = await buildUser(deps.db);
const premium = await buildUser(deps.db, { userType: 'premium' });
/** Somebody else's connection: this process does not hear its own statements, only what the database tells all. */
const stranger = new pg.Client(deps.link.direct());
await stranger.connect();
afterAll(() => stranger.end());

const ask = async (person: TestUser = free, query: { category?: 'general' | 'prompts'; cursor?: string } = {}) =>
  (await api.as(person).send(getSnippetLibrary, { query })).body;

/** What a reader sees, in short. */
async function look(person: TestUser = free): Promise<string[]> {
  const { stats, modules } = await ask(person);
  const cards = modules.flatMap(({ title, total, snippets }) => [
    `${title} ${total}`,
    ...snippets.map((card) => `${card.title} ${card.rating} ${card.downloads} ${card.preview}`),
  ]);
  return [`${stats.snippetCount} ${stats.downloads}`, ...cards];
}

/** Nothing is kept for five seconds after a write of this process: puts its clock forward, and fills the memory. */
const realNow = performance.now.bind(performance);
let shift = 0;
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + shift);
async function letItSettle(): Promise<void> {
  shift += 5_000;
  await deps.listener.check();
  const keep = async () => {
    await look();
    return deps.sharedReplies.count();
  };
  await expect.poll(keep, { timeout: 1000, interval: 5 }).toBe(1);
}

let snippetId: string;
beforeEach(async () => {
  await deps.listener.ready();
  await deps.pool.query('delete from snippet_modules');
  const module = await buildSnippetModule(deps.db, { title: 'Frete', category: 'general' });
  snippetId = (await buildSnippet(deps.db, { moduleId: module.id, title: 'Aviso', content: 'const a = 1;' })).id;
  await letItSettle();
});

type Change = { title: string; sql: string; seen: string };
const changes: Change[] = [
  { title: 'a copy', sql: 'update snippets set downloads = 7 where id = $1', seen: 'Aviso 0 7 const a = 1;' },
  { title: 'a vote', sql: 'update snippets set rating = 4 where id = $1', seen: 'Aviso 4 0 const a = 1;' },
  { title: 'a new title', sql: `update snippets set title = 'Selo' where id = $1`, seen: 'Selo 0 0 const a = 1;' },
  { title: 'a lock', sql: `update snippets set access_type = 'premium' where id = $1`, seen: 'Aviso 0 0 null' },
  { title: 'its end', sql: 'delete from snippets where id = $1', seen: 'Frete 0' },
  {
    title: 'one more',
    sql: `insert into snippets (module_id, title, content) select module_id, 'Outro', 'b' from snippets where id = $1`,
    seen: 'Outro 0 0 b',
  },
  {
    title: 'a new name of its module',
    sql: `update snippet_modules set title = 'Envio' where id = (select module_id from snippets where id = $1)`,
    seen: 'Envio 1',
  },
];

describe('written by this process', () => {
  it.each(changes)('$title counts for the very next request', async ({ sql, seen }) => {
    await deps.pool.query(sql, [snippetId]);
    expect(await look()).toContain(seen);
    expect(await look()).toContain(seen);
  });

  it('a change that is still being written is neither shown nor kept', async () => {
    await deps.db.transaction(async (tx) => {
      await tx.execute(`update snippets set title = 'Selo' where id = '${snippetId}'`);
      expect(await look()).toContain('Aviso 0 0 const a = 1;');
    });
    expect(await look()).toContain('Selo 0 0 const a = 1;');
  });
});

describe('written by another process', () => {
  it.each(changes)('$title counts as soon as it was told', async ({ sql, seen }) => {
    await stranger.query(sql, [snippetId]);
    await expect.poll(() => look(), { timeout: 1000, interval: 5 }).toContain(seen);
  });

  it('counts at once while the listening connection is lost', async () => {
    await stranger.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ~ '^(listen|select 1)'`,
    );
    await expect.poll(() => deps.listener.provedAt(), { interval: 1 }).toBeUndefined();
    await stranger.query(`update snippets set access_type = 'premium' where id = $1`, [snippetId]);
    expect(await look()).toContain('Aviso 0 0 null');
    await deps.listener.ready();
  });
});

it('keeps what free and premium readers see apart', async () => {
  await stranger.query(`update snippets set access_type = 'premium' where id = $1`, [snippetId]);
  await expect.poll(() => look(), { timeout: 1000, interval: 5 }).toContain('Aviso 0 0 null');
  for (const _ of [1, 2]) {
    expect(await look(premium)).toContain('Aviso 0 0 const a = 1;');
    expect(await look(free)).toContain('Aviso 0 0 null');
  }
  expect(deps.sharedReplies.count()).toBe(2);
  await stranger.query(`update profiles set user_type = 'free' where id = $1`, [premium.id]);
  await expect.poll(() => look(premium), { timeout: 1000, interval: 5 }).toContain('Aviso 0 0 null');
});

it('keeps categories apart, and no further page', async () => {
  expect((await ask(free, { category: 'prompts' })).modules).toEqual([]);
  expect((await ask(free, { category: 'general' })).modules).toHaveLength(1);
  for (let index = 0; index < 12; index += 1) await buildSnippetModule(deps.db, { title: `Módulo ${index}` });
  await letItSettle();
  const { nextCursor } = await ask();
  const before = deps.sharedReplies.count();
  expect((await ask(free, { cursor: nextCursor ?? '' })).modules).toHaveLength(1);
  expect(deps.sharedReplies.count()).toBe(before);
});

it('is the same reply from memory, plain and compressed', async () => {
  await stranger.query(
    `insert into snippets (module_id, title, content)
     select module_id, 'Código ' || n, repeat('b', 400) from snippets, generate_series(1, 10) n where id = $1`,
    [snippetId],
  );
  await expect.poll(() => look(), { timeout: 1000, interval: 5 }).toContain('11 0');
  const read = async (encoding: string) => {
    const reply = await api.as(free).fetch('/api/snippets', { headers: { 'accept-encoding': encoding } });
    expect(reply.headers.get('content-encoding')).toBe(encoding || null);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await reply.arrayBuffer());
    return (encoding ? gunzipSync(bytes) : bytes).toString();
  };
  const plain = await read('');
  expect(JSON.parse(plain).stats.snippetCount).toBe(11);
  expect([await read('gzip'), await read('gzip'), await read('')]).toEqual([plain, plain, plain]);
});
