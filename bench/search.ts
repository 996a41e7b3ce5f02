import { randomUUID } from 'node:crypto';
import { columnIds } from '#domain/tasks/task-board.ts';
import { loadInstanceKeys } from '#server/features/auth/tokens/instance-keys.ts';
import { findEverywhere } from '#server/features/search/search.repository.ts';
import { createAccessTokens } from '#server/secrets/access-tokens.ts';
import { startPostgres } from './bench-database.ts';
import { startProduct } from './ratios.ts';
import { ISSUER } from './settings.ts';

/**
 * `npm run bench:search`: 95th percentile of a search among 100,000 rows of other people, relative to its bare query.
 */
const ROUNDS = 300;
const PHRASES = ['garrafa', 'preco em iene', 'ga', 'ボトル', '箱', 'zzz'];

const postgres = await startPostgres();
try {
  const { url, database, client } = await postgres.create('search');
  const product = await startProduct(url);
  const [me, neighbour, session] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [me, neighbour]) {
    await client.query(`insert into auth_users (id, email) values ($1, $2)`, [id, `${id}@example.com`]);
    await client.query(`insert into profiles (id, email, user_type) values ($1, $2, 'premium')`, [
      id,
      `${id}@example.com`,
    ]);
    await client.query(
      `insert into user_columns (user_id, column_id, title, color) values ($1, 'coluna1', 'Lista 1', 'gray')`,
      [id],
    );
  }
  await client.query(`insert into auth_sessions (id, user_id, refresh_key) values ($1, $2, '\\x00')`, [session, me]);
  // One person with much data, and other people with 100,000 rows that contain the same words.
  for (const [id, products, texts, tasks] of [
    [me, 100, 1000, 500],
    [neighbour, 30_000, 30_000, 40_000],
  ] as const) {
    await client.query(
      `insert into products (id, user_id, name, name_ja)
       select gen_random_uuid(), $1, 'Garrafa ' || n, 'ボトル' from generate_series(1, $2::int) n`,
      [id, products],
    );
    await client.query(
      `insert into texts (id, user_id, robot, title, excerpt, input, facts, output, writer, warnings, search)
       select gen_random_uuid(), $1, 'copy', 'Texto ' || n, '', '{}', '[]', '{}', 'composer', '[]',
         fold_search('Garrafa que mantém o café quente, ボトル, ' || n) from generate_series(1, $2::int) n`,
      [id, texts],
    );
    await client.query(
      `insert into user_tasks (user_id, column_id, title, position)
       select $1, 'coluna1', 'Calcular o preço em iene ' || n, 'a' || n from generate_series(1, $2::int) n`,
      [id, tasks],
    );
  }
  await client.query('vacuum analyze');

  const { signing } = await loadInstanceKeys(database.db);
  const tokens = await createAccessTokens(signing, { issuer: ISSUER, now: () => new Date() });
  const claims = { email: '', aal: 'aal1', amr: [], appMetadata: {}, userMetadata: {} } as const;
  const { token } = await tokens.sign({ ...claims, amr: [], userId: me, sessionId: session });
  const ask = async (phrase: string) => {
    const reply = await fetch(`${product.url}/api/search?q=${encodeURIComponent(phrase)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!reply.ok) throw new Error(`the search answered ${reply.status}`);
    await reply.arrayBuffer();
  };
  const query = (phrase: string) =>
    findEverywhere(database.db, {
      userId: me,
      phrase,
      productLimit: null,
      textLimit: null,
      openColumns: columnIds,
      seesPremium: true,
      perKind: 5,
    });
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phrase = PHRASES[round % PHRASES.length] ?? '';
    // Alternating, so that other load on the machine affects both.
    ours.push(await time(() => ask(phrase)));
    bare.push(await time(() => query(phrase)));
  }
  await product.stop();
  const [a, b] = [p95(ours.slice(20)), p95(bare.slice(20))];
  console.log(
    `search among 100,000 rows, p95: ${a.toFixed(1)} ms, bare query ${b.toFixed(1)} ms, ratio ${(a / b).toFixed(2)}`,
  );
} finally {
  await postgres.stop();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}
