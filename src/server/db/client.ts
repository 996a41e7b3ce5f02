import type { Socket } from 'node:net';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { transactionsOn } from './transactions.ts';

/** Pool or transaction: every function that reads or writes receives one and never looks for another. */
export interface Db extends Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'> {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export type ConnectionSettings = {
  connectionString?: string | undefined;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
};

export function toConnectionString(connection: ConnectionSettings): string {
  if (connection.connectionString) return connection.connectionString;
  const { user = '', password, database = '', host = '', port } = connection;
  const login = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':');
  // As a parameter, because the embedded database listens on a socket, which has a path for a name.
  return `postgres://${login}@/${encodeURIComponent(database)}?${new URLSearchParams({ host, port: String(port ?? 5432) })}`;
}

const identity = (value: string) => value;
const dateOids: number[] = [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ];

/** Building a Date per cell costs half of a list's time (docs/decisions/0004), so dates stay text. */
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    dateOids.includes(oid) ? identity : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const STATEMENT_TIMEOUT_MS = 15_000;
/** By then the server itself would have given up a statement; so it is frozen, or the network between is gone. */
export const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** Without this a query on a connection whose other end vanished waits for a quarter of an hour. */
function cutWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  // Both exist on every client of the driver; its types leave them out.
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.setTimeout(silenceMs, () => {
    const isWaiting = !(client as unknown as { readyForQuery: boolean }).readyForQuery;
    if (isWaiting) connection.stream.destroy(new Error('Connection terminated: the database is silent'));
  });
}

/** A connection apart from the pool for work that may take long: migrations, filling large tables. The caller ends it. */
export async function connectUnhurried(pool: pg.Pool): Promise<pg.Client> {
  const client = new pg.Client(pool.options);
  await client.connect();
  await client.query('set statement_timeout = 0');
  return client;
}

export function openDatabase(
  connection: ConnectionSettings,
  options: { poolSize: number; onError(error: Error): void; silenceMs?: number },
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: options.poolSize,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=30000`,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    types: typeParsers,
    application_name: 'dropar',
  });
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', options.onError);
  // Nor one that is lost between two queries of a transaction: the next query fails and tells.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (options.silenceMs) cutWhenSilent(client, options.silenceMs);
  });
  const db: Db = Object.assign(drizzle({ client: pool, casing: 'snake_case' }), { transaction: transactionsOn(pool) });
  return { db, pool, close: () => pool.end() };
}
