import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build copies this folder beside the server file, like the migrations. */
const folder = fileURLToPath(new URL('./seed-content', import.meta.url));

export const readSeedText = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');

export const readSeedFile = (path: string): Promise<Buffer> => readFile(join(folder, path));

export const listSeedFiles = (path: string): Promise<string[]> => readdir(join(folder, path));

/** The slug of a seeded snippet is its file name. */
export const slugOf = (file: string): string => file.replace(/\.\w+$/, '');
