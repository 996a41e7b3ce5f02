import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase, migrationsFolder } from '#server/db/migrate.ts';
import { inDatabase, TEMPLATE_DATABASE } from '#tests/support/database-server.ts';
import { createMemoryFiles } from '#tests/support/doubles/memory-files.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { chooseBackupFile, removeOldBackups } from './backup-files.ts';
import { readBackup } from './read-backup.ts';
import { createSchema } from './restore-schema.ts';
import { writeBackup } from './write-backup.ts';

const server = inject('databaseServer');
const folder = await mkdtemp(join(tmpdir(), 'dropar-backup-'));
const admin = new pg.Client({ ...server });
await admin.connect();
const clients: pg.Client[] = [];
const names: string[] = [];

afterAll(async () => {
  for (const client of clients) await client.end();
  for (const name of names) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true });
});

async function createDatabase(kind: 'empty' | 'migrated') {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await admin.query(
    `create database ${name}${kind === 'migrated' ? ` template ${TEMPLATE_DATABASE}` : ''} strategy file_copy`,
  );
  names.push(name);
  const connection = inDatabase(server, name);
  const client = new pg.Client({ ...connection });
  await client.connect();
  clients.push(client);
  return { client, connection };
}

const NASTY_NAME = 'Zoë "\\." \\N \t東京\u2028\r🎯';

async function createSource() {
  const { client, connection } = await createDatabase('migrated');
  const { db, close } = openDatabase(connection, { poolSize: 2, onError: () => {} });
  await buildUser(db, { name: NASTY_NAME, userType: 'premium' });
  await buildUser(db, { name: 'linha\nquebrada' });
  await close();
  await client.query(
    `insert into uploads (bucket, name, content_type, size) values ('site-assets', 'logo.webp', 'image/webp', 3)`,
  );
  const files = createMemoryFiles();
  await files.put('site-assets/logo.webp', Uint8Array.of(0, 10, 255), 'image/webp');
  const file = join(folder, `${randomUUID()}.gz`);
  return { client, files, file, counts: await writeBackup(client, file, files) };
}

const source = await createSource();

/** One line per table: its name, row count and a digest of all rows. */
async function fingerprint(client: pg.Client): Promise<unknown[]> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const lines = [];
  for (const { name } of tables.rows) {
    const reply = await client.query(
      `select '${name}' as name, count(*), md5(string_agg(t::text, '|' order by t::text)) as digest from "${name}" t`,
    );
    lines.push(reply.rows[0]);
  }
  const migrations = await client.query('select hash from drizzle.__drizzle_migrations order by created_at');
  return [...lines, ...migrations.rows];
}

it('restores every row, every file and the migration state into an empty database', async () => {
  const target = await createDatabase('empty');
  const files = createMemoryFiles();
  expect(await readBackup(target.client, source.file, { files, force: false })).toEqual(source.counts);
  expect(await fingerprint(target.client)).toEqual(await fingerprint(source.client));
  expect(await files.get('site-assets/logo.webp')).toMatchObject({ contentType: 'image/webp' });
  const people = await target.client.query('select name from profiles order by user_type desc');
  expect(people.rows.map((row) => row.name)).toEqual([NASTY_NAME, 'linha\nquebrada']);
});

it('restores foreign keys and sequences', async () => {
  const source = await createDatabase('migrated');
  await source.client.query(`insert into auth_audit (action) values ('login'), ('logout')`);
  await source.client.query('delete from auth_audit');
  const file = join(folder, 'keys.gz');
  await writeBackup(source.client, file, undefined);
  const target = await createDatabase('empty');
  await readBackup(target.client, file, { files: createMemoryFiles(), force: false });
  const keys = `select conname, pg_get_constraintdef(oid) from pg_constraint
                where connamespace = 'public'::regnamespace order by 1`;
  expect((await target.client.query(keys)).rows).toEqual((await source.client.query(keys)).rows);
  const next = await target.client.query(`insert into auth_audit (action) values ('login') returning id`);
  expect(next.rows).toEqual([{ id: '3' }]);
});

it('is a consistent snapshot: concurrent writes are not partly included', async () => {
  const { client, connection } = await createDatabase('migrated');
  await client.query(
    `insert into uploads (bucket, name, content_type, size) values ('site-assets', 'a.webp', 'image/webp', 1)`,
  );
  const other = openDatabase(connection, { poolSize: 1, onError: () => {} });
  const file = join(folder, 'moment.gz');
  const files = createMemoryFiles();
  let written: Promise<unknown> | undefined;
  // The backup waits for a table between accounts and profiles while another account is made.
  await other.db.transaction(async (tx) => {
    await tx.execute('lock table notices in access exclusive mode');
    written = writeBackup(client, file, files);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await tx.execute(waiting)).rowCount).toBe(1);
    await buildUser(tx);
  });
  await written;
  await other.close();
  const target = await createDatabase('empty');
  await readBackup(target.client, file, { files, force: false });
  const counts = await target.client.query(
    'select (select count(*)::int from profiles) as profiles, (select count(*)::int from auth_users) as users',
  );
  expect(counts.rows).toEqual([{ profiles: 0, users: 0 }]);
});

it('rejects a non-empty database, and replaces it when forced', async () => {
  const target = await createDatabase('migrated');
  const before = await fingerprint(target.client);
  const files = createMemoryFiles();
  await expect(readBackup(target.client, source.file, { files, force: false })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await fingerprint(target.client)).toEqual(before);
  await readBackup(target.client, source.file, { files, force: true });
  expect(await fingerprint(target.client)).toEqual(await fingerprint(source.client));
});

it.each([
  ['cut short', async (file: string) => truncate(file, 900)],
  ['cut in the middle of a table', cutInsideRows],
  ['without its last line', async (file: string) => dropLines(file, 1)],
  ['without a row', async (file: string) => dropLines(file, 3)],
  ['of another program', async (file: string) => writeFile(file, gzipSync('{"format":"other"}\n'))],
  ['not compressed', async (file: string) => writeFile(file, 'hello')],
])('rejects a file %s and leaves the database unchanged', async (_, damage) => {
  const file = join(folder, `${randomUUID()}.gz`);
  await copyFile(source.file, file);
  await damage(file);
  const before = await fingerprint(source.client);
  const restored = readBackup(source.client, file, { files: createMemoryFiles(), force: true });
  await expect(restored).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await fingerprint(source.client)).toEqual(before);
});

/** Truncates after a whole first block that ends within a table's rows, so that the reader fails during COPY. */
async function cutInsideRows(file: string): Promise<void> {
  const content = gunzipSync(await readFile(file));
  const insideRows = content.indexOf('linha\\nquebrada');
  const deflate = createGzip();
  deflate.write(content.subarray(0, insideRows + 1));
  await new Promise<void>((resolve) => deflate.flush(resolve));
  await writeFile(file, deflate.read());
}

async function dropLines(file: string, fromEnd: number): Promise<void> {
  const lines = gunzipSync(await readFile(file))
    .toString('latin1')
    .trimEnd()
    .split('\n');
  lines.splice(-fromEnd, 1);
  await writeFile(file, gzipSync(Buffer.from(`${lines.join('\n')}\n`, 'latin1')));
}

it('restores a backup of an older version and runs newer migrations', async () => {
  const older = readMigrationFiles({ migrationsFolder }).slice(0, 2);
  const migrations = older.map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }));
  const source = await createDatabase('empty');
  await createSchema(source.client, { format: 'dropar-backup', version: 1, createdAt: '', migrations, sequences: [] });
  await source.client.query(`insert into auth_users (id, email) values (gen_random_uuid(), 'antiga@example.com')`);
  const file = join(folder, 'older.gz');
  await writeBackup(source.client, file, undefined);

  const target = await createDatabase('empty');
  await readBackup(target.client, file, { files: createMemoryFiles(), force: false });
  const { link, close } = openDatabase(target.connection, { poolSize: 1, onError: () => {} });
  await migrateDatabase(link);
  await close();
  const applied = await target.client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
  expect(applied.rows[0].n).toBe(readMigrationFiles({ migrationsFolder }).length);
  expect((await target.client.query('select email from auth_users')).rows).toEqual([{ email: 'antiga@example.com' }]);
});

it('rejects a backup of a newer version', async () => {
  const newer = await createDatabase('migrated');
  await newer.client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('unknown', 9999999999999)`,
  );
  const file = join(folder, 'newer.gz');
  await writeBackup(newer.client, file, undefined);
  const target = await createDatabase('empty');
  const restored = readBackup(target.client, file, { files: createMemoryFiles(), force: false });
  await expect(restored).rejects.toThrow('outra versão do Dropar');
});

it('leaves no partial file when the backup fails', async () => {
  const { client } = await createDatabase('empty');
  await expect(writeBackup(client, join(folder, 'none.gz'), undefined)).rejects.toThrow('está vazio');
  expect((await readdir(folder)).filter((name) => name.includes('none.gz'))).toEqual([]);
});

it('does not replace a database that a running instance uses, even when forced', async () => {
  const target = await createDatabase('migrated');
  const before = await fingerprint(target.client);
  const instance = openDatabase(target.connection, { poolSize: 2, onError: () => {} });
  await instance.pool.query('select 1');
  const restore = () => readBackup(target.client, source.file, { files: createMemoryFiles(), force: true });
  await expect(restore()).rejects.toThrow('Há 1 conexão do Dropar neste banco: pare todas as instâncias');
  expect(await fingerprint(target.client)).toEqual(before);
  await instance.close();
  expect(await restore()).toEqual(source.counts);
});

it('keeps the newest backups of a folder and deletes nothing else in it', async () => {
  const kept = await mkdtemp(join(folder, 'kept-'));
  const own = ['20260101T000000Z', '20260102T000000Z', '20260103T000000Z'].map((moment) => `dropar-${moment}.gz`);
  for (const name of [...own, 'notas.txt', 'dropar-antes-da-mudanca.gz']) await writeFile(join(kept, name), '');
  const next = await chooseBackupFile(kept, new Date('2026-01-04T05:06:07.890Z'));
  expect(next).toBe(join(kept, 'dropar-20260104T050607Z.gz'));
  await writeFile(next, '');
  expect(await removeOldBackups(kept, 2)).toBe(2);
  expect((await readdir(kept)).sort()).toEqual([
    'dropar-20260103T000000Z.gz',
    'dropar-20260104T050607Z.gz',
    'dropar-antes-da-mudanca.gz',
    'notas.txt',
  ]);
  expect(await chooseBackupFile(join(folder, 'ainda-nao.gz'), new Date())).toBe(join(folder, 'ainda-nao.gz'));
});
