import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createFiles } from '#server/providers/files/create-files.ts';
import { describeCounts } from './backup/backup-files.ts';
import { readBackup } from './backup/read-backup.ts';
import { openToolDatabase, runTool } from './command-line/open-tool-database.ts';

await runTool(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new AppError('invalid_input', 'Uso: npm run restore -- ARQUIVO [--force]');
  const config = loadConfig();
  const server = await openToolDatabase(config, 'exclusive');
  try {
    const client = new pg.Client({ ...server.connection });
    await client.connect();
    const counts = await readBackup(client, resolve(file), { files: createFiles(config), force: values.force }).finally(
      () => client.end(),
    );
    const { link, close } = openDatabase(server.connection, { poolSize: 1, onError: () => {} });
    await migrateDatabase(link).finally(close);
    return `Backup ${file} restaurado: ${describeCounts(counts)}.`;
  } finally {
    await server.close();
  }
});
