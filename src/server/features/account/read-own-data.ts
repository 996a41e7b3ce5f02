import { isPlainJson, isSmallJson } from '#server/http/json-limits.ts';
import type { OwnData } from '#server/import-processes/import-process-pool.ts';
import { notAnExportFile, readFile, rowsOf, statementsOf } from './import-file.ts';
import { importRowSchemas, isOwnSection } from './import-row-schemas.ts';
import { personalTables } from './personal-tables.ts';

/** Limit per section; larger files are imported by the operator on the command line. */
const MAX_OWN_ROWS = 10_000;
/** Of a file of ten megabytes, each with its name and at least a word. A larger one is read by whoever runs the installation. */
const MAX_OWN_VALUES = 400_000;
/** As of a body that an endpoint takes. */
const MAX_VALUES_OF_ROW = 30_000;

/** Takes up to seconds, in one step: runs in a process of its own. */
export function readOwnData(bytes: Uint8Array): OwnData {
  const text = new TextDecoder().decode(bytes);
  if (!isSmallJson(text, MAX_OWN_VALUES)) throw notAnExportFile();
  const file = readFile(text, MAX_OWN_VALUES);
  let skipped = 0;
  const sections = personalTables.flatMap((table) => {
    if (!isOwnSection(table.section)) return [];
    const schema = importRowSchemas[table.section];
    const fileRows = rowsOf(file, table, MAX_OWN_ROWS);
    const rows = fileRows.flatMap((row) =>
      isPlainJson(row, MAX_VALUES_OF_ROW) ? (schema.safeParse(row).data ?? []) : [],
    );
    skipped += fileRows.length - rows.length;
    return [{ section: table.section, statements: statementsOf(table, rows) }];
  });
  return { sections, skipped };
}
