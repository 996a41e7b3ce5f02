import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { AppError } from '#domain/errors.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { Files } from '#server/providers/files/files.ts';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupCounts,
  type BackupHeader,
  type BackupLine,
  END_OF_ROWS,
  quoteName,
  type TableLine,
} from './backup-files.ts';
import { createSchema, dropEverything, isEmpty, requireNobodyConnected, suspendForeignKeys } from './restore-schema.ts';

const LINE_END = 0x0a;

type Lines = AsyncGenerator<Buffer>;

const BATCH_BYTES = 256 * 1024;

/** All or nothing: one transaction replaces the database, and a truncated file rolls it back. */
export async function readBackup(
  client: pg.Client,
  source: string,
  options: { files: Files; force: boolean },
): Promise<BackupCounts> {
  const gunzip = createGunzip();
  pipeline(createReadStream(source), gunzip, () => undefined);
  const lines = splitLines(gunzip);
  const header = await readHeader(lines, source);
  await client.query('begin');
  try {
    await requireNobodyConnected(client);
    if (!(await isEmpty(client))) {
      if (!options.force) {
        throw new AppError(
          'conflict',
          'O banco de destino não está vazio. Use --force para substituir tudo o que há nele.',
        );
      }
      await dropEverything(client);
    }
    await createSchema(client, header);
    const resumeForeignKeys = await suspendForeignKeys(client);
    const counts = await readContent(client, lines, options.files);
    await resumeForeignKeys();
    for (const { name, lastValue } of header.sequences) {
      await client.query('select setval($1::regclass, $2)', [`public.${quoteName(name)}`, lastValue]);
    }
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw isBrokenFile(error) ? brokenFile(source) : error;
  }
}

async function readHeader(lines: Lines, source: string): Promise<BackupHeader> {
  try {
    const first = await lines.next();
    const header: BackupHeader = JSON.parse(String(first.value));
    if (header.format === BACKUP_FORMAT && header.version === BACKUP_VERSION) return header;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new AppError('not_found', `O arquivo ${source} não existe.`);
    }
  }
  throw new AppError('invalid_input', `${source} não é um backup do ${PRODUCT_NAME} que esta versão saiba ler.`);
}

async function readContent(client: pg.Client, lines: Lines, files: Files): Promise<BackupCounts> {
  const counts: BackupCounts = { tables: 0, rows: 0, files: 0 };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line: BackupLine = JSON.parse(next.value.toString('utf8'));
    if (line.kind === 'end') {
      if (line.rows !== counts.rows || line.tables !== counts.tables || line.files !== counts.files) break;
      return counts;
    }
    if (line.kind === 'table') {
      counts.rows += await readRows(client, lines, line);
      counts.tables += 1;
    } else {
      await files.put(line.path, Buffer.from(line.base64, 'base64'), line.contentType);
      counts.files += 1;
    }
  }
  throw new SyntaxError('no closing line, or one that does not match');
}

async function readRows(client: pg.Client, lines: Lines, { name, columns }: TableLine): Promise<number> {
  const table = `public.${quoteName(name)}`;
  // The totals that triggers maintain are part of the backup.
  await client.query(`alter table ${table} disable trigger user`);
  await client.query(`delete from ${table}`); // rows that a migration inserted
  const target = client.query(copyFrom(`copy ${table} (${columns.map(quoteName).join(', ')}) from stdin`));
  const done = finished(target);
  done.catch(() => undefined); // awaited below; until then a rejected row must not be an unhandled rejection
  let batch: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    if (!target.write(Buffer.concat(batch))) await Promise.race([once(target, 'drain'), done]);
    batch = [];
    size = 0;
  };
  try {
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done) throw new SyntaxError('rows without an end');
      if (next.value.toString('latin1') === END_OF_ROWS) break;
      batch.push(next.value, NEWLINE);
      size += next.value.length + 1;
      if (size > BATCH_BYTES) await flush();
    }
    if (size > 0) await flush();
  } catch (error) {
    // An open COPY would block the connection, and the rollback, forever.
    target.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  target.end();
  await done;
  await client.query(`alter table ${table} enable trigger user`);
  return target.rowCount;
}

const NEWLINE = Buffer.from('\n');

function isBrokenFile(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function brokenFile(source: string): AppError {
  return new AppError('invalid_input', `O backup ${source} está incompleto ou danificado; nada foi alterado.`);
}

/** Lines as bytes, without their ending. Only "\n" ends a line, because a row may contain other line separators. */
async function* splitLines(chunks: AsyncIterable<Buffer>): Lines {
  let open: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      yield open.length > 0 ? Buffer.concat([...open, chunk.subarray(start, end)]) : chunk.subarray(start, end);
      open = [];
      start = end + 1;
    }
    if (start < chunk.length) open.push(chunk.subarray(start));
  }
  if (open.length > 0) yield Buffer.concat(open);
}
