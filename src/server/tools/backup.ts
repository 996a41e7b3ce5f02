import { resolve } from 'node:path';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { loadConfig } from '#server/config.ts';
import { createFiles } from '#server/providers/files/create-files.ts';
import { describeCounts } from './backup/backup-format.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openToolDatabase } from './command-line/open-tool-database.ts';
import { runTool } from './command-line/run-tool.ts';

await runTool(async ([file]) => {
  if (!file) throw new AppError('invalid_input', 'Uso: npm run backup -- ARQUIVO');
  const config = loadConfig();
  const server = await openToolDatabase(config, 'shared');
  const client = new pg.Client({ ...server.connection });
  try {
    await client.connect();
    // A bucket has its own copies and its own tools; only our folder of uploads travels with the database.
    const counts = await writeBackup(client, resolve(file), config.S3_BUCKET ? undefined : createFiles(config));
    const note = config.S3_BUCKET ? ' Os arquivos do S3 não fazem parte dele.' : '';
    return `Backup gravado em ${file}: ${describeCounts(counts)}.${note}`;
  } finally {
    await client.end().catch(() => undefined);
    await server.close();
  }
});
