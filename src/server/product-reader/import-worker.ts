import { constants, setPriority } from 'node:os';
import { type ReadImport, readImport } from './read-import.ts';

/** The server parses and sends it on the thread that answers everybody. */
const MAX_RESULT_CHARS = 12_000_000;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Returns JSON: a large object costs the receiving process less as a text. */
export function readImportAsJson(input: { bytes: Uint8Array; isCsv: boolean }): string {
  const json = JSON.stringify(readImport(input) satisfies ReadImport | string);
  return json.length <= MAX_RESULT_CHARS ? json : JSON.stringify('Este arquivo tem dados demais. Divida-o em partes.');
}
