import * as z from 'zod';
import type { ImportReply } from '#contract/account.ts';
import { eventTopics } from '#contract/events.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/permissions.ts';
import { MAX_PRODUCTS } from '#domain/products/product.ts';
import { MAX_TASKS_PER_BOARD } from '#domain/task-board.ts';
import { MAX_PERSON_NAME } from '#domain/text-limits.ts';
import type { Db } from '#server/db/client.ts';
import { databaseErrorCode } from '#server/db/error-causes.ts';
import { findRatedItems, settleRatings } from '#server/features/comments/comments.service.ts';
import { publishEvent } from '#server/features/events/events.service.ts';
import type { Row } from './export.repository.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-data.ts';
import { countOwnRows, insertRows, renameProfile } from './import.repository.ts';
import { isOwnSection, ownRowSchemas } from './own-rows.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

const ROWS_PER_STATEMENT = 500;

const fileSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  account: z.object({ id: z.uuid(), name: z.string().max(MAX_PERSON_NAME) }),
});
const rowsSchema = z.array(z.record(z.string(), z.unknown())).default([]);
type File = z.infer<typeof fileSchema>;

const notOurs = () => new AppError('invalid_input', 'Este arquivo não é uma cópia de dados do Dropar.');

/**
 * Takes the data of a file into an account, all of it or nothing. Rows keep their ids, so that taking the same file in
 * twice changes nothing, and rows that are still somebody's stay theirs. Plan, payments and sessions are not taken in.
 */
export async function importData(db: Db, userId: string, text: string): Promise<Record<string, number>> {
  const file = readFile(text, userId);
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
 * The same by the person: only what is theirs alone, and each row held against the contract; one that does not keep to it
 * is passed over. What their plan does not open is kept and closed, as after a downgrade.
 */
export async function importOwnData(db: Db, actor: Actor, text: string): Promise<ImportReply> {
  const file = readFile(text, actor.id);
  const written: Record<string, number> = {};
  let skipped = 0;
  try {
    await db.transaction(async (tx) => {
      for (const table of personalTables) {
        if (!isOwnSection(table.section)) continue;
        const schema = ownRowSchemas[table.section];
        const rows = rowsOf(file, table);
        const valid = rows.flatMap((row) => schema.safeParse(row).data ?? []);
        skipped += rows.length - valid.length;
        written[table.section] = await writeRows(tx, table, actor.id, valid);
      }
      await requireRoom(tx, actor.id);
      for (const topic of eventTopics) {
        if (topic !== 'session') await publishEvent(tx, { userId: actor.id, topic, ids: [] });
      }
    });
  } catch (error) {
    // Data that no table takes, or rows without what they hang on.
    if (/^2[23]/.test(databaseErrorCode(error) ?? '')) throw notOurs();
    throw error;
  }
  return { written, skipped };
}

async function requireRoom(tx: Db, userId: string): Promise<void> {
  if ((await countOwnRows(tx, 'products', userId)) > MAX_PRODUCTS) {
    throw new AppError('conflict', `Com este arquivo você teria mais de ${MAX_PRODUCTS} produtos.`);
  }
  if ((await countOwnRows(tx, 'user_tasks', userId)) > MAX_TASKS_PER_BOARD) {
    throw new AppError('conflict', `Com este arquivo o quadro teria mais de ${MAX_TASKS_PER_BOARD} tarefas.`);
  }
}

async function writeRows(tx: Db, table: PersonalTable, userId: string, rows: readonly Row[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    count += await insertRows(tx, table, userId, rows.slice(start, start + ROWS_PER_STATEMENT));
  }
  return count;
}

function rowsOf(file: File, { section }: PersonalTable): Row[] {
  const { data } = rowsSchema.safeParse(file[section]);
  if (!data) throw notOurs();
  return data;
}

/** Whatever names the person it came from names the one it goes to. */
function readFile(text: string, userId: string): File {
  try {
    const { account } = fileSchema.parse(JSON.parse(text));
    return fileSchema.parse(JSON.parse(text.replaceAll(account.id, userId)));
  } catch {
    throw notOurs();
  }
}
