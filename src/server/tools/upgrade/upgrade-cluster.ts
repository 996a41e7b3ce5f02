import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { clusterPath } from '#server/db/embedded/embedded-cluster.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { BackupCounts } from '#server/tools/backup/backup-format.ts';
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
