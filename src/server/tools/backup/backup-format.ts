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
