import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { AppError } from '#domain/errors.ts';
import type { Files } from '#server/providers/files/files.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupCounts,
  type BackupHeader,
  END_OF_ROWS,
  type FileLine,
  quoteName,
  type TableLine,
} from './backup-files.ts';

/** Writes a consistent snapshot; the target file appears only when it is complete and on disk. */
export async function writeBackup(client: pg.Client, target: string, files: Files | undefined): Promise<BackupCounts> {
  const draft = `${target}.partial`;
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  try {
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(readLines(client, files, counts), createGzip(), output);
    await rename(draft, target);
    await syncFolder(dirname(target));
    return counts;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* readLines(client: pg.Client, files: Files | undefined, counts: BackupCounts) {
  await client.query('begin isolation level repeatable read read only');
  yield toLine(await readHeader(client));
  for (const table of await listTables(client)) {
    yield toLine(table);
    const rows = client.query(copyTo(copyStatement(table)));
    yield* rows;
    yield `${END_OF_ROWS}\n`;
    counts.rows += rows.rowCount;
    counts.tables += 1;
  }
  for (const path of files ? await listUploads(client) : []) {
    const stored = await files?.get(path);
    if (!stored) continue; // removed since the snapshot, or lost before it: only the row is backed up
    const { body, contentType } = stored;
    const line: FileLine = { kind: 'file', path, contentType, base64: Buffer.from(body).toString('base64') };
    yield toLine(line);
    counts.files += 1;
  }
  await client.query('commit');
  yield toLine({ kind: 'end', ...counts });
}

async function readHeader(client: pg.Client): Promise<BackupHeader> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (!known.rows[0]?.known) throw new AppError('not_found', 'O banco de dados está vazio: não há o que guardar.');
  const migrations = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) })),
    sequences: sequences.rows.map((row) => ({ name: row.name, lastValue: row.value })),
  };
}

async function listTables(client: pg.Client): Promise<TableLine[]> {
  const reply = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
  );
  return reply.rows.map((row) => ({ kind: 'table', ...row }));
}

function copyStatement({ name, columns }: TableLine): string {
  return `copy public.${quoteName(name)} (${columns.map(quoteName).join(', ')}) to stdout`;
}

async function listUploads(client: pg.Client): Promise<string[]> {
  const reply = await client.query<{ path: string }>(`select bucket || '/' || name as path from uploads order by 1`);
  return reply.rows.map((row) => row.path);
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`;

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
