import { constants, setPriority } from 'node:os';
import { type ParsedImport, parseImport } from './parse-import.ts';

/** The server parses and sends it on the thread that answers everybody. */
const MAX_RESULT_CHARS = 12_000_000;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Returns JSON: a large object costs the receiving process less as a text. */
export function readImportAsJson(input: { bytes: Uint8Array; isCsv: boolean }): string {
  const json = JSON.stringify(parseImport(input) satisfies ParsedImport | string);
  return json.length <= MAX_RESULT_CHARS ? json : JSON.stringify('Este arquivo tem dados demais. Divida-o em partes.');
}
