import { randomBytes } from 'node:crypto';
import type pg from 'pg';

const TASKS_PER_USER = 50;
/** Editorial content: does not grow with use. */
const MODULES = 200;

export type SeededSession = { userId: string; sessionId: string; refreshKey: Buffer };

/** This many rows in each table that grows with use: users, profiles, sessions, tasks, snippets, payments. */
export async function seedRows(client: pg.ClientBase, rows: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '512MB'");
  // Millions of rows: skips foreign key checks and triggers; sums and the search index are built once at the end.
  await client.query('set session_replication_role = replica');
  const search = await dropSearchIndex(client);
  const boards = Math.ceil(rows / TASKS_PER_USER);
  const snippetsPerModule = Math.ceil(rows / MODULES);
  const statements: [string, unknown[]][] = [
    ['create temporary table seeded as select n, gen_random_uuid() as id from generate_series(1, $1::int) n', [rows]],
    [
      `insert into auth_users (id, email, email_confirmed_at, app_metadata)
       select id, 'pessoa-' || n || '@example.com', now(), '{"provider":"email","providers":["email"]}' from seeded`,
      [],
    ],
    [
      `insert into profiles (id, email, name, user_type, created_at)
       select id, 'pessoa-' || n || '@example.com', 'Pessoa ' || n, 'premium', now() - n * interval '1 second' from seeded`,
      [],
    ],
    ['insert into auth_sessions (user_id, refresh_key) select id, $1 from seeded', [randomBytes(32)]],
    [
      `insert into user_columns (user_id, column_id, title, color)
       select id, 'coluna' || c, 'Lista ' || c, (array['gray', 'blue', 'yellow', 'purple', 'green'])[c]
       from seeded, generate_series(1, 5) c where n <= $1`,
      [boards],
    ],
    [
      `insert into user_tasks (user_id, column_id, title, position)
       select id, 'coluna' || 1 + t % 5, 'Conferir o anúncio número ' || t || ' da loja', 'a' || chr(65 + t / 26) || chr(65 + t % 26) || 'V'
       from seeded, generate_series(1, $2::int) t where n <= $1`,
      [boards, TASKS_PER_USER],
    ],
    [
      `insert into snippet_modules (title, description, category, created_at)
       select 'Módulo ' || n, 'Códigos prontos', (array['general', 'shopify', 'prompts'])[n % 3 + 1], now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [MODULES],
    ],
    [
      `insert into snippets (module_id, title, description, slug, content, rating, rating_count, downloads, created_at)
       select m.id, 'Código ' || n, 'Descrição número ' || n, 's-' || row_number() over (),
         repeat('const frete = calcular(pedido);' || chr(10), 12), 4, 3, n, m.created_at + n * interval '1 second'
       from snippet_modules m, generate_series(1, $1::int) n`,
      [snippetsPerModule],
    ],
    [
      `update snippet_modules set snippet_count = $1, download_count = $1 * ($1 + 1) / 2, rated_count = $1, rating_sum = 4 * $1::int`,
      [snippetsPerModule],
    ],
    [
      `insert into subscriptions (id, user_id, status, access_until, matched_by, last_order_id)
       select 'assinatura-' || n, id, 'active', now() + interval '30 days', 'sck', 'pedido-' || n from seeded`,
      [],
    ],
    [
      `insert into payment_events (order_id, event_type, event_at, subscription_id)
       select 'pedido-' || n, 'order_approved', now(), 'assinatura-' || n from seeded`,
      [],
    ],
    [
      `insert into webhook_logs (payload, body_hash, event_type, outcome)
       select '{}', md5(n::text) || md5(n::text || 'x'), 'order_approved', 'applied' from generate_series(1, $1::int) n`,
      [rows],
    ],
  ];
  for (const [text, values] of statements) await client.query(text, values);
  await client.query(search);
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze');
}

/** Returns the statement that recreates it. */
async function dropSearchIndex(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_indexdef('snippets_search_idx'::regclass) as definition",
  );
  await client.query('drop index snippets_search_idx');
  return rows[0]?.definition ?? '';
}

/** Owners of full boards, or anybody, spread over the whole table. */
export async function pickSessions(
  client: pg.ClientBase,
  count: number,
  who: 'with a board' | 'anybody' = 'with a board',
): Promise<SeededSession[]> {
  const { rows } = await client.query<SeededSession>(
    `select s.user_id as "userId", s.id as "sessionId", s.refresh_key as "refreshKey"
     from auth_sessions s where $2 or exists (select from user_tasks t where t.user_id = s.user_id) order by s.id limit $1`,
    [count, who === 'anybody'],
  );
  return rows;
}
