import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { StartError } from '#server/start/start-error.ts';
import { connectWithoutTimeout } from './client.ts';
import type { DatabaseLink } from './database-connections.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary number shared by all instances: the advisory lock lets one instance migrate at a time. */
export const MIGRATION_LOCK = 7_311_953_001;
/** A migration that waits for a table holds up all later queries on it, so it gives up and retries. */
const LOCK_TIMEOUT_MS = 3000;
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 20;
const PAUSE_MS = 1000;
const TURN_MS = 200;

export type MigrationLog = Record<'info' | 'warn', (fields: object, message: string) => void>;
type Migration = { name: string; statements: string[]; hash: string; createdAt: number };
type LockTimes = { lockTimeoutMs: number; pauseMs: number };

/** Applies missing migrations, each in its own transaction; resolves with their names. */
export async function migrateDatabase(
  link: Pick<DatabaseLink, 'direct'>,
  log?: MigrationLog,
  times: LockTimes = { lockTimeoutMs: LOCK_TIMEOUT_MS, pauseMs: PAUSE_MS },
  migrations = readMigrations(),
): Promise<string[]> {
  const client = await connectWithoutTimeout(link);
  try {
    await waitForTurn(client);
    await client.query(`set lock_timeout = ${times.lockTimeoutMs}`);
    const pending = await findPending(client, migrations);
    if (pending.length > 0) await createJournal(client);
    for (const migration of pending) {
      const started = performance.now();
      await applyWithRetries(client, migration, times.pauseMs, log);
      log?.info({ migration: migration.name, ms: Math.round(performance.now() - started) }, 'migrated');
    }
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and drops its settings.
    await client.end();
  }
}

/** Polls: a concurrent index build waits for every earlier statement, so one waiting for this lock would deadlock. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (rows[0]?.mine) return;
    await delay(TURN_MS);
  }
}

/** For `MIGRATE=off`: another role has to run the migrations before the start. */
export async function checkMigrated(connection: pg.Pool): Promise<void> {
  const [missing] = await findPending(connection, readMigrations());
  if (!missing) return;
  throw new StartError(
    `Falta no banco de dados a migração ${missing.name}. Com MIGRATE=off, rode antes npm run migrate.`,
  );
}

function readMigrations(): Migration[] {
  if (!existsSync(migrationsFolder)) throw new Error(`missing migrations: ${migrationsFolder}`);
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }, index) => ({
    name: entries[index]?.tag ?? String(index),
    statements: sql,
    hash,
    createdAt: folderMillis,
  }));
}

async function findPending(connection: pg.Pool | pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  const found = await connection.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!found.rows[0]?.known) return migrations;
  const { rows } = await connection.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? Number.NEGATIVE_INFINITY);
  return migrations.filter(({ createdAt }) => createdAt > last);
}

export async function createJournal(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

async function applyWithRetries(
  client: pg.Client,
  migration: Migration,
  pauseMs: number,
  log: MigrationLog | undefined,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || tries === TRIES) throw error;
      log?.warn({ migration: migration.name, tries }, 'a table is in use, trying again');
      await delay(pauseMs);
    }
  }
}

async function apply(client: pg.Client, { statements, hash, createdAt }: Migration): Promise<void> {
  const record = () =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, createdAt]);
  // PostgreSQL builds an index concurrently only outside a transaction; such migrations are idempotent.
  if (statements.some(isConcurrent)) {
    for (const statement of statements) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const CONCURRENTLY = /\bindex\s+concurrently\b/i;
const isConcurrent = (statement: string) => CONCURRENTLY.test(statement);

/** A plain index build, which is enough for an empty table inside a transaction. */
export const withoutConcurrency = (statement: string): string => statement.replace(CONCURRENTLY, 'index');
