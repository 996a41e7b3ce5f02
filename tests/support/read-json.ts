import { readFileSync } from 'node:fs';

/** A file of the project, by its path from the root. */
export const readJson = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
