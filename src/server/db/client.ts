import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  type DatabaseLink,
  replaceConnections,
  type SilenceLimits,
  watchRefusedWrites,
  watchSilence,
} from './database-connections.ts';
import { transactionsOn } from './transactions.ts';
import { createWritableHost, hostOf, isReadOnly, splitHosts } from './writable-host.ts';

/** Pool or transaction: every function that reads or writes receives it as a parameter. */
export interface Db extends Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'> {
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export type Database = { db: Db; pool: pg.Pool; link: DatabaseLink; close(): Promise<void> };

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
  // As a parameter, because the embedded database listens on a Unix socket, whose host is a path.
  return `postgres://${login}@/${encodeURIComponent(database)}?${new URLSearchParams({ host, port: String(port ?? 5432) })}`;
}

const identity = (value: string) => value;
const dateOids: number[] = [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ];

/** Dates stay text, because building a Date per cell takes half the time of a list (docs/decisions/0004). */
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    dateOids.includes(oid) ? identity : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const STATEMENT_TIMEOUT_MS = 15_000;
/** Short enough to fail over to another server, or to reconnect to this one, within 5 s. */
export const SILENCE_LIMITS: SilenceLimits = {
  suspectMs: 1_500,
  probeMs: 2_000,
  // By then the server itself would have cancelled the statement.
  longestMs: STATEMENT_TIMEOUT_MS + 2_000,
};
/** Shorter than the pool's wait limit: attempts to reach a silent server must not delay requests once it is back. */
const CONNECT_MS = 3_000;
const PLACE_MS = 5_000;
/** Queries that run at shutdown get this long before their connections are cut. */
const CLOSE_MS = 3_000;

/** A connection outside the pool for long work: migrations, filling large tables. The caller ends it. */
export async function connectWithoutTimeout(link: Pick<DatabaseLink, 'direct'>): Promise<pg.Client> {
  const client = new pg.Client({ ...link.direct(), query_timeout: 0 });
  // A connection lost between two queries must not end the process: the next query reports the error.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0');
  return client;
}

/** Maximum age of a connection, so that the pool follows a changed DNS name even if no query fails. */
const LIFETIME_SECONDS = 15 * 60;
const TIME_ZONE = '-c timezone=UTC';
const SESSION_OPTIONS = `${TIME_ZONE} -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=30000`;

export type DatabaseOptions = {
  poolSize: number;
  onError(error: Error): void;
  /** Overridden in tests. */
  silence?: SilenceLimits;
  /** Called when another of several servers now accepts writes; `host` is its name and port. */
  onMoved?(host: string): void;
  /** Address of PostgreSQL itself, if `connection` leads to a pooler in transaction mode. */
  directAddress?: string | undefined;
};

export function openDatabase(connection: ConnectionSettings, options: DatabaseOptions): Database {
  const listeners: (() => void)[] = [];
  const hosts = splitHosts(connection.connectionString ?? '');
  const pool = new pg.Pool({
    ...connection,
    ...(connection.connectionString && { connectionString: hosts[0] }),
    max: options.poolSize,
    // A pooler rejects settings that it cannot transfer between sessions; they must be set on the database role.
    options: options.directAddress ? TIME_ZONE : SESSION_OPTIONS,
    connectionTimeoutMillis: PLACE_MS,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    types: typeParsers,
    application_name: 'dropar',
  });
  const connections = replaceConnections(pool);
  const giveUp = () => {
    if (!connections.all()) return;
    for (const listener of listeners) listener();
    searchWriter();
  };
  const writable = createWritableHost(hosts, () => {
    pool.options.connectionString = writable.address();
    options.onMoved?.(hostOf(writable.address()));
    silence.hangUpConnecting();
    giveUp();
  });
  const refusedWrites = watchRefusedWrites(giveUp);
  const searchWriter = () => {
    if (hosts.length > 1) void writable.search();
  };
  // An idle connection that the server closes must not end the process: the pool opens a new one.
  pool.on('error', (error) => {
    if (!connections.isOurs(error)) options.onError(error);
  });
  // Neither must a connection lost between two queries of a transaction: the next query reports the error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    refusedWrites.watch(client);
  });
  const db: Db = Object.assign(drizzle({ client: pool, casing: 'snake_case' }), { transaction: transactionsOn(pool) });
  const direct = () => ({
    ...connection,
    ...(connection.connectionString && { connectionString: options.directAddress ?? writable.address() }),
    options: SESSION_OPTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_LIMITS.longestMs,
    types: typeParsers,
    application_name: 'dropar',
  });
  const silence = watchSilence(options.silence ?? SILENCE_LIMITS, direct, {
    onSuspected: searchWriter,
    // Idle connections lead to the same silent server.
    onSilent: giveUp,
  });
  class WatchedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      // Sets the driver's own limit, which would otherwise be the same as the pool's.
      Object.assign(this, { _connectionTimeoutMillis: CONNECT_MS });
      silence.watch(this);
      this.once('end', searchWriter);
    }
  }
  Object.assign(pool, { Client: WatchedClient });
  if (hosts.length > 1) refuseReaders(pool, searchWriter);
  const close = async () => {
    writable.stop();
    const cut = setTimeout(silence.hangUpAll, CLOSE_MS);
    // One second for cut connections to return to the pool.
    await Promise.race([pool.end(), delay(CLOSE_MS + 1_000)]);
    clearTimeout(cut);
  };
  const link: DatabaseLink = {
    direct,
    giveUp,
    onGivenUp: (listener) => listeners.push(listener),
    findWritableHost: () => (hosts.length > 1 ? writable.search() : Promise.resolve()),
    storageFailure: refusedWrites.storageFailure,
  };
  return { db, pool, link, close };
}

/** Searches for the writable server when a new connection reaches a read-only one. */
function refuseReaders(pool: pg.Pool, searchWriter: () => void): void {
  pool.options.onConnect = async (client) => {
    if (!(await isReadOnly(client))) return;
    searchWriter();
    throw Object.assign(new Error('read-only server'), { code: '25006' });
  };
}
