import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { loadConfig } from '#server/config.ts';
import { createFiles } from '#server/providers/files/create-files.ts';
import { chooseBackupFile, describeCounts, removeOldBackups } from './backup/backup-files.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openToolDatabase, runTool } from './command-line/open-tool-database.ts';

const USAGE = 'Uso: npm run backup -- ARQUIVO, ou npm run backup -- PASTA [--keep=QUANTOS]';

await runTool(async (args) => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { keep: { type: 'string' } } });
  const [target] = positionals;
  const keep = Number(values.keep ?? Number.POSITIVE_INFINITY);
  if (!target || !(keep >= 1)) throw new AppError('invalid_input', USAGE);
  const file = await chooseBackupFile(resolve(target), new Date());
  if (values.keep && file === resolve(target)) throw new AppError('invalid_input', `--keep pede uma pasta. ${USAGE}`);
  const config = loadConfig();
  const server = await openToolDatabase(config, 'shared');
  const client = new pg.Client({ ...server.connection });
  try {
    await client.connect();
    // A bucket has its own backup tools; only the uploads folder is backed up with the database.
    const counts = await writeBackup(client, file, config.S3_BUCKET ? undefined : createFiles(config));
    const removed = values.keep ? await removeOldBackups(dirname(file), keep) : 0;
    const old = removed > 0 ? ` ${removed} antigos removidos.` : '';
    const note = config.S3_BUCKET ? ' Os arquivos do S3 não fazem parte dele.' : '';
    return `Backup gravado em ${file}: ${describeCounts(counts)}.${old}${note}`;
  } finally {
    await client.end().catch(() => undefined);
    await server.close();
  }
});
