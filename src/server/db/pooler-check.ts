import pg from 'pg';
import { StartError } from '#server/start-error.ts';
import type { Database } from './client.ts';
import { databaseErrorCode } from './error-causes.ts';

/** A transaction pooler breaks LISTEN and locks silently: those need `hasDirect`, prepared names PgBouncer 1.21. */
export async function checkSessions({ pool, link }: Database, hasDirect: boolean): Promise<void> {
  if (hasDirect) await checkNamedStatements(pool);
  if (await isShared(link.direct())) {
    throw new StartError(
      hasDirect
        ? 'DATABASE_DIRECT_URL também passa por um pooler (PgBouncer) em modo de transação. Aponte direto para o PostgreSQL.'
        : 'DATABASE_URL passa por um pooler (PgBouncer) em modo de transação. Defina também DATABASE_DIRECT_URL, direto ao PostgreSQL.',
    );
  }
}

/** Without a pooler each of two connections always has its own session. */
async function isShared(settings: pg.ClientConfig): Promise<boolean> {
  const clients = [new pg.Client(settings), new pg.Client(settings)];
  const [first, second] = clients;
  if (!first || !second) return false;
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    const seen: [pg.Client, number][] = [];
    for (const client of [first, second, second, first]) seen.push([client, await askSession(client)]);
    const sessionsOf = (client: pg.Client) => new Set(seen.filter(([who]) => who === client).map(([, pid]) => pid));
    const [one, other] = [sessionsOf(first), sessionsOf(second)];
    return one.size > 1 || other.size > 1 || [...one].some((pid) => other.has(pid));
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function askSession(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

async function checkNamedStatements(pool: pg.Pool): Promise<void> {
  const count = Math.min(2, pool.options.max);
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  try {
    for (const client of [...clients, ...clients]) await client.query({ name: 'dropar_check', text: 'select 1' });
  } catch (error) {
    if (!['26000', '42P05'].includes(databaseErrorCode(error) ?? '')) throw error;
    throw new StartError(
      'O pooler em DATABASE_URL não guarda comandos preparados. É preciso o PgBouncer 1.21 ou mais novo, com max_prepared_statements = 200.',
    );
  } finally {
    for (const client of clients) client.release();
  }
}
