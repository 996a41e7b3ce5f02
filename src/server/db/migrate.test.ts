import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/own-database.ts';
import { type Database, openDatabase } from './client.ts';
import { checkMigrated, migrateDatabase } from './migrate.ts';

let own: OwnDatabase;
let database: Database;
const log = { info: vi.fn(), warn: vi.fn() };
const timeouts = { lockTimeoutMs: 100, pauseMs: 20 };
const migration = (createdAt: number, ...statements: string[]) => ({
  name: `m${createdAt}`,
  hash: `h${createdAt}`,
  createdAt,
  statements,
});

beforeEach(async () => {
  vi.clearAllMocks();
  own = await createOwnDatabase();
  database = openDatabase({ connectionString: own.url }, { poolSize: 2, onError: () => {} });
});

afterEach(async () => {
  await database.close();
  await own.drop();
});

it('applies missing migrations with a log line each, and nothing the second time', async () => {
  await expect(checkMigrated(database.pool)).rejects.toThrow(/^Falta no banco de dados a migração 0000_extensions\./);
  const done = await migrateDatabase(database.link, log);
  expect(done[0]).toBe('0000_extensions');
  expect(log.info).toHaveBeenCalledTimes(done.length);
  expect(log.info).toHaveBeenCalledWith({ migration: '0001_initial', ms: expect.any(Number) }, 'migrated');
  expect(await migrateDatabase(database.link, log)).toEqual([]);
  await checkMigrated(database.pool);
});

it('releases a locked table after the lock timeout and retries until the table is free', async () => {
  await migrateDatabase(database.link, log, timeouts, [migration(1, 'create table things (id int)')]);
  const holder = new pg.Client({ connectionString: own.url });
  await holder.connect();
  await holder.query('begin; lock table things in access share mode');
  const migrating = migrateDatabase(database.link, log, timeouts, [
    migration(2, 'alter table things add column b int'),
  ]);
  await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(1);
  // Between retries other queries can use the table: nobody queues behind the waiting migration.
  await own.query('select count(*) from things');
  await holder.query('commit');
  await holder.end();
  expect(await migrating).toEqual(['m2']);
  await own.query('select b from things');
});

it('rolls back a failed migration and keeps the earlier ones', async () => {
  const [right, wrong] = [migration(1, 'create table a (id int)'), migration(2, 'create table b (id int)', 'no sql')];
  await expect(migrateDatabase(database.link, log, timeouts, [right, wrong])).rejects.toThrow('syntax error');
  expect(await own.query('select created_at::int from drizzle.__drizzle_migrations')).toEqual([{ created_at: 1 }]);
  expect(await own.query(`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`)).toEqual([
    { a: true, b: false },
  ]);
});

it('builds an index concurrently with writes', async () => {
  const statements = ['drop index concurrently if exists i', 'create index concurrently i on a (id)'];
  await migrateDatabase(database.link, log, timeouts, [
    migration(1, 'create table a (id int)'),
    migration(2, ...statements),
  ]);
  expect(await own.query(`select indisvalid from pg_index where indexrelid = 'i'::regclass`)).toEqual([
    { indisvalid: true },
  ]);
});
