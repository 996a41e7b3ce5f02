/** The entry of the thread that reads imports (see import-reader.ts). */
export { readImport } from './read-import.ts';
