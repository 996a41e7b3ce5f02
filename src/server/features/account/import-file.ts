import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { MAX_PERSON_NAME } from '#domain/text/text-limits.ts';
import { isPlainJson } from '#server/http/json-limits.ts';
import type { OwnDataStatement } from '#server/import-processes/import-process-pool.ts';
import type { Row } from './own-data.repository.ts';
import type { PersonalTable } from './personal-tables.ts';

export const EXPORT_FORMAT = 'dropar-export';
export const EXPORT_VERSION = 1;

const ROWS_PER_STATEMENT = 500;
const LONG_ROWS_PER_STATEMENT = 10;

const fileSchema = z.looseObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  account: z.object({ id: z.uuid(), name: z.string().max(MAX_PERSON_NAME) }),
});
type File = z.infer<typeof fileSchema>;

export const notAnExportFile = () => new AppError('invalid_input', 'Este arquivo não é uma cópia de dados do Dropar.');

export function readFile(text: string, maxValues: number): File {
  try {
    const file: unknown = JSON.parse(text);
    if (isPlainJson(file, maxValues)) return fileSchema.parse(file);
  } catch {
    // Handled by the error below.
  }
  throw notAnExportFile();
}

export function rowsOf(file: File, { section }: PersonalTable, most = Number.POSITIVE_INFINITY): Row[] {
  const sectionRows = file[section] ?? [];
  if (!Array.isArray(sectionRows)) throw notAnExportFile();
  if (sectionRows.length > most) throw new AppError('conflict', 'Este arquivo tem linhas demais.');
  if (!sectionRows.every(isRow)) throw notAnExportFile();
  return sectionRows;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Rows as the database takes them. */
export function statementsOf({ isLong }: PersonalTable, rows: readonly Row[]): OwnDataStatement[] {
  const step = isLong ? LONG_ROWS_PER_STATEMENT : ROWS_PER_STATEMENT;
  return Array.from({ length: Math.ceil(rows.length / step) }, (_, index) => {
    const some = rows.slice(index * step, (index + 1) * step);
    // A file of an older version lacks columns, which get their defaults.
    const columns = Object.keys(some[0] ?? {}).filter((column) => some.every((row) => column in row));
    return { columns, json: JSON.stringify(some) };
  });
}
