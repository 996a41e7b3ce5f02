import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One gzip stream: header, each table with its rows in COPY format and `\.`, each file, and counts to detect a cut. */
export const BACKUP_FORMAT = 'dropar-backup';
export const BACKUP_VERSION = 1;
export const END_OF_ROWS = '\\.';

export type BackupHeader = {
  format: typeof BACKUP_FORMAT;
  version: number;
  createdAt: string;
  migrations: { hash: string; createdAt: number }[];
  sequences: { name: string; lastValue: string }[];
};

export type TableLine = { kind: 'table'; name: string; columns: string[] };
export type FileLine = { kind: 'file'; path: string; contentType: string; base64: string };
export type EndLine = { kind: 'end'; tables: number; rows: number; files: number };
export type BackupLine = TableLine | FileLine | EndLine;

export type BackupCounts = Omit<EndLine, 'kind'>;

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function describeCounts({ tables, rows, files }: BackupCounts): string {
  return `${tables} tabelas, ${rows} linhas, ${files} arquivos`;
}

/** Names that sort by time; other files of the folder are never deleted. */
const OWN_NAME = /^dropar-\d{8}T\d{6}Z\.gz$/;

/** In a folder the file is named after the current time; any other target is the file itself. */
export async function chooseBackupFile(target: string, now: Date): Promise<string> {
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return target;
  const moment = now.toISOString().replace(/\.\d+|[-:]/g, '');
  return join(target, `dropar-${moment}.gz`);
}

/** Keeps the newest backups; called after the new one is complete. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => OWN_NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
