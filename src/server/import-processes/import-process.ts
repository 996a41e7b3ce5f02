import { constants, setPriority } from 'node:os';
import { AppError } from '#domain/errors.ts';
import { readOwnData } from '#server/features/account/read-own-data.ts';
import { type ParsedImport, parseImport } from '#server/product-reader/parse-import.ts';
import type { OwnData, RefusedOwnData } from './import-process-pool.ts';

/** The server parses and sends it on the thread that answers everybody. */
const MAX_RESULT_CHARS = 8_000_000;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Answers once the process has loaded its code. */
export const start = (): void => undefined;

/** Returns JSON: a large object costs the receiving process less as a text. */
export function readImportAsJson(input: { bytes: Uint8Array; isCsv: boolean }): string {
  let parsed: ParsedImport | string;
  try {
    parsed = parseImport(input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    parsed = 'Este arquivo tem dados demais, uns dentro dos outros.';
  }
  const json = JSON.stringify(parsed);
  return json.length <= MAX_RESULT_CHARS ? json : JSON.stringify('Este arquivo tem dados demais. Divida-o em partes.');
}

/** An error would lose its code on the way between processes. */
export function readOwnFile(bytes: Uint8Array): OwnData | RefusedOwnData {
  try {
    return readOwnData(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message };
  }
}
