import { setTimeout as delay } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { createJournal, MIGRATION_LOCK, migrationsFolder, withoutConcurrency } from '#server/db/migrate.ts';
import { type BackupHeader, quoteName } from './backup-files.ts';

/** Connections of an instance that just stopped take a moment to close. */
const LEAVING_MS = 1000;

/** A running instance would keep writing into it; a starting one waits for our lock before it migrates. */
export async function requireNobodyConnected(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  let connections = await countInstances(client);
  for (const deadline = Date.now() + LEAVING_MS; connections > 0 && Date.now() < deadline; await delay(50)) {
    connections = await countInstances(client);
  }
  if (connections === 0) return;
  throw new AppError(
    'conflict',
    `Há ${connections} ${connections === 1 ? 'conexão' : 'conexões'} do ${PRODUCT_NAME} neste banco: pare todas as instâncias antes de restaurar.`,
  );
}

async function countInstances(client: pg.Client): Promise<number> {
  // Within a transaction the statistics view is cached.
  await client.query('select pg_stat_clear_snapshot()');
  const reply = await client.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and application_name like 'dropar%' and pid <> pg_backend_pid()`,
  );
  return reply.rows[0]?.connections ?? 0;
}

export async function isEmpty(client: pg.Client): Promise<boolean> {
  const reply = await client.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'drizzle') limit 1`,
  );
  return reply.rowCount === 0;
}

export async function dropEverything(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema if exists public cascade');
  await client.query('create schema public');
}

/** Creates the tables of the backup's version; newer migrations run after the rows are inserted. */
export async function createSchema(client: pg.Client, header: BackupHeader): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  await createJournal(client);
  for (const { hash, createdAt } of header.migrations) {
    const migration = known.find((candidate) => candidate.hash === hash);
    if (!migration) {
      throw new AppError(
        'conflict',
        `O backup foi feito por outra versão do ${PRODUCT_NAME}, com tabelas que esta não conhece.`,
      );
    }
    for (const statement of migration.sql) await client.query(withoutConcurrency(statement));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      createdAt,
    ]);
  }
}

export async function suspendForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const reply = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of reply.rows)
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`);
  return async () => {
    for (const { table, name, definition } of reply.rows) {
      await client.query(`alter table ${table} add constraint ${quoteName(name)} ${definition}`);
    }
  };
}
