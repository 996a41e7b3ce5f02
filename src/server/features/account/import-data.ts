import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { MAX_PERSON_NAME } from '#domain/text-limits.ts';
import type { Db } from '#server/db/client.ts';
import { findRatedItems, settleRatings } from '#server/features/comments/comments.service.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-data.ts';
import { insertRows, renameProfile } from './import.repository.ts';
import { personalTables } from './personal-tables.ts';

const ROWS_PER_STATEMENT = 500;

const fileSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  account: z.object({ id: z.uuid(), name: z.string().max(MAX_PERSON_NAME) }),
});
const rowsSchema = z.array(z.record(z.string(), z.unknown())).default([]);

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
      if (table.isReadOnly) continue;
      const rows = rowsSchema.parse(file[table.section]);
      let count = 0;
      for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
        count += await insertRows(tx, table, userId, rows.slice(start, start + ROWS_PER_STATEMENT));
      }
      written[table.section] = count;
    }
    await settleRatings(tx, await findRatedItems(tx, userId));
    return written;
  });
}

/** Whatever names the person it came from names the one it goes to. */
function readFile(text: string, userId: string): z.infer<typeof fileSchema> {
  try {
    const { account } = fileSchema.parse(JSON.parse(text));
    return fileSchema.parse(JSON.parse(text.replaceAll(account.id, userId)));
  } catch {
    throw new AppError('invalid_input', 'Este arquivo não é uma cópia de dados do Dropar.');
  }
}
