import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import type { ImportReply } from '#contract/account/account.ts';
import { eventTopics } from '#contract/events.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_CALCULATIONS_PER_PRODUCT } from '#domain/pricing/full/calculation-inputs.ts';
import { MAX_PRODUCTS } from '#domain/products/product.ts';
import { MAX_BOARD_CHARACTERS, MAX_TASKS_PER_BOARD } from '#domain/tasks/task-board.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import type { Db } from '#server/db/client.ts';
import { databaseErrorCode } from '#server/db/error-causes.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { findOpenLessons } from '#server/features/academy/academy.service.ts';
import { requireLiveSession } from '#server/features/auth/sessions/live-session.ts';
import { findRatedItems, settleRatings } from '#server/features/comments/comments.service.ts';
import { lockProducts, showFirstPhotos } from '#server/features/products/products.service.ts';
import { lockOwnBoard } from '#server/features/tasks/board.service.ts';
import { forgetOldVersions } from '#server/features/texts/texts.service.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { isPlainJson, isSmallJson } from '#server/http/json-limits.ts';
import type { Row } from './export.repository.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-data.ts';
import { countMostPrices, countOwnRows, insertRows, renameProfile } from './import.repository.ts';
import { importRowSchemas, isOwnSection } from './import-row-schemas.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

const ROWS_PER_STATEMENT = 500;
const LONG_ROWS_PER_STATEMENT = 10;
/** Limit per section; larger files are imported by the operator on the command line. */
const MAX_OWN_ROWS = 10_000;
const ROWS_PER_STEP = 20;
/** Of a file of ten megabytes, each with its name and at least a word. A larger one is read by whoever runs the installation. */
const MAX_OWN_VALUES = 400_000;
const MAX_VALUES = 1_000_000;
/** As of a body that an endpoint takes. */
const MAX_VALUES_OF_ROW = 30_000;
/** From this size a row is validated in its own step. */
const LONG_ROW = 1_000;

const fileSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  account: z.object({ id: z.uuid(), name: z.string().max(MAX_PERSON_NAME) }),
});
type File = z.infer<typeof fileSchema>;

const notOurs = () => new AppError('invalid_input', 'Este arquivo não é uma cópia de dados do Dropar.');

/**
 * Imports a file into an account, all or nothing. Rows keep their ids, so that the import is idempotent, and rows of
 * other people stay unchanged. Plan, payments and sessions are not imported.
 */
export async function importData(db: Db, userId: string, text: string): Promise<Record<string, number>> {
  // Whatever names the person it came from names the one it goes to.
  const file = readFile(text.replaceAll(readFile(text, MAX_VALUES).account.id, userId), MAX_VALUES);
  return db.transaction(async (tx) => {
    await renameProfile(tx, userId, file.account.name);
    const written: Record<string, number> = {};
    for (const table of personalTables) {
      if (!table.isReadOnly) written[table.section] = await writeRows(tx, table, userId, rowsOf(file, table));
    }
    await settleRatings(tx, await findRatedItems(tx, userId));
    return written;
  });
}

/**
 * Import by the person: only their own data, with each row validated against the contract; invalid rows are skipped.
 * Rows beyond the limit of their plan are saved and locked, as after a downgrade.
 */
export async function importOwnData(
  db: Db,
  actor: Pick<RequestActor, 'id' | 'sessionId' | 'userType'>,
  text: string,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<ImportReply> {
  if (!isSmallJson(text, MAX_OWN_VALUES)) throw notOurs();
  const { sections, skipped } = await readOwnRows(readFile(text, MAX_OWN_VALUES));
  const written: Record<string, number> = {};
  try {
    await db.transaction(async (tx) => {
      // The session may have ended while the file was being parsed, which takes seconds.
      await requireLiveSession(tx, actor);
      await lockProducts(tx, actor.id);
      await lockOwnBoard(tx, actor.id);
      const openLessons = await findOpenLessons(tx, actor, now);
      for (const { table, rows } of sections) {
        const isOpen = (row: Row) => table.section !== 'lessonsCompleted' || openLessons.has(row.lesson_id);
        written[table.section] = await writeRows(tx, table, actor.id, rows.filter(isOpen), signal);
      }
      await showFirstPhotos(tx, actor.id);
      await requireRoom(tx, actor.id);
      await forgetOldVersions(tx, actor.id);
      for (const topic of eventTopics) {
        if (topic !== 'session') await publishEvent(tx, { userId: actor.id, topic, ids: [] });
      }
    });
  } catch (error) {
    // Invalid values, or rows with a missing foreign key.
    if (/^2[23]/.test(databaseErrorCode(error) ?? '')) throw notOurs();
    throw error;
  }
  return { written, skipped };
}

type OwnSection = { table: PersonalTable; rows: Row[] };

/** The person's own rows, each validated against its schema, in steps that yield to other requests. */
async function readOwnRows(file: File): Promise<{ sections: OwnSection[]; skipped: number }> {
  const sections: OwnSection[] = [];
  let skipped = 0;
  for (const table of personalTables) {
    if (!isOwnSection(table.section)) continue;
    const schema = importRowSchemas[table.section];
    const fileRows = rowsOf(file, table, MAX_OWN_ROWS);
    const rows: Row[] = [];
    for (const [index, row] of fileRows.entries()) {
      if (index % ROWS_PER_STEP === 0 || !isPlainJson(row, LONG_ROW)) await nextTurn();
      const data = isPlainJson(row, MAX_VALUES_OF_ROW) ? schema.safeParse(row).data : undefined;
      if (data) rows.push(data);
    }
    skipped += fileRows.length - rows.length;
    sections.push({ table, rows });
  }
  return { sections, skipped };
}

async function requireRoom(tx: Db, userId: string): Promise<void> {
  const { products, tasks, characters } = await countOwnRows(tx, userId);
  if (products > MAX_PRODUCTS) {
    throw new AppError('conflict', `Com este arquivo você teria mais de ${MAX_PRODUCTS} produtos.`);
  }
  if ((await countMostPrices(tx, userId)) > MAX_CALCULATIONS_PER_PRODUCT) {
    throw new AppError(
      'conflict',
      `Com este arquivo um produto teria mais de ${MAX_CALCULATIONS_PER_PRODUCT} preços salvos.`,
    );
  }
  if (tasks > MAX_TASKS_PER_BOARD) {
    throw new AppError('conflict', `Com este arquivo o quadro teria mais de ${MAX_TASKS_PER_BOARD} tarefas.`);
  }
  if (characters > MAX_BOARD_CHARACTERS) {
    throw new AppError('conflict', 'Com este arquivo os títulos do quadro seriam longos demais juntos.');
  }
}

async function writeRows(
  tx: Db,
  table: PersonalTable,
  userId: string,
  rows: readonly Row[],
  signal?: AbortSignal,
): Promise<number> {
  const step = table.isLong ? LONG_ROWS_PER_STATEMENT : ROWS_PER_STATEMENT;
  let count = 0;
  for (let start = 0; start < rows.length; start += step) {
    if (signal?.aborted) throw new AppError('cancelled', 'A importação foi cancelada.');
    count += await insertRows(tx, table, userId, rows.slice(start, start + step));
  }
  return count;
}

function rowsOf(file: File, { section }: PersonalTable, most = Number.POSITIVE_INFINITY): Row[] {
  const told = file[section] ?? [];
  if (!Array.isArray(told)) throw notOurs();
  if (told.length > most) throw new AppError('conflict', 'Este arquivo tem linhas demais.');
  if (!told.every(isRow)) throw notOurs();
  return told;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

function readFile(text: string, maxValues: number): File {
  try {
    const file: unknown = JSON.parse(text);
    if (isPlainJson(file, maxValues)) return fileSchema.parse(file);
  } catch {
    // Handled by the error below.
  }
  throw notOurs();
}
