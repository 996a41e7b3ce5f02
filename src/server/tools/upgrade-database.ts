import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { loadConfig } from '#server/config.ts';
import { locatePlatformPackage, readPackageMajor } from '#server/db/embedded/embedded-binaries.ts';
import { readClusterVersion } from '#server/db/embedded/embedded-cluster.ts';
import { createFiles } from '#server/providers/files/create-files.ts';
import { describeCounts } from './backup/backup-files.ts';
import { runTool } from './command-line/open-tool-database.ts';
import { fetchOldPostgres, oldClusterPath, upgradeCluster } from './upgrade/upgrade-cluster.ts';

await runTool(async (args) => {
  const { values } = parseArgs({ args, options: { old: { type: 'string' } } });
  const config = loadConfig();
  if (config.DATABASE_URL) {
    throw new AppError(
      'invalid_input',
      'DATABASE_URL aponta para outro PostgreSQL: atualize-o com as ferramentas dele.',
    );
  }
  const dataDir = join(config.DATA_DIR, 'postgres');
  const before = await readClusterVersion(dataDir);
  if (!before) throw new AppError('not_found', `Não há banco de dados em ${config.DATA_DIR}.`);
  const newPackageDir = await locatePlatformPackage();
  const after = await readPackageMajor(newPackageDir);
  if (before === after) return `O banco de dados já é do PostgreSQL ${after}: não há o que atualizar.`;
  const oldPackageDir = values.old
    ? resolve(values.old)
    : await fetchOldPostgres(before, join(dataDir, `old-${before}`));
  const oldClusterDir = oldClusterPath(dataDir, before);
  const backupFile = join(config.DATA_DIR, `before-postgres-${after}.gz`);
  const counts = await upgradeCluster({
    dataDir,
    oldPackageDir,
    newPackageDir,
    oldClusterDir,
    backupFile,
    files: createFiles(config),
  });
  return `Banco de dados atualizado do PostgreSQL ${before} para o ${after}: ${describeCounts(counts)}. O anterior ficou em ${oldClusterDir} e em ${backupFile}: apague-os quando tudo estiver bem.`;
});
