import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { locatePlatformPackage } from '#server/db/embedded/embedded-binaries.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { createSchema } from '#server/tools/backup/restore-schema.ts';
import { oldClusterPath, upgradeCluster } from '#server/tools/upgrade/upgrade-cluster.ts';
import { makeTemporaryFolder } from '#tests/support/built-server.ts';
import { createMemoryFiles } from '#tests/support/doubles/memory-files.ts';

const newPackageDir = await locatePlatformPackage();
/** A real older version if its package is available; otherwise the same version is used for both. */
const oldPackageDir = process.env.OLD_POSTGRES_PACKAGE ?? newPackageDir;
const folder = await makeTemporaryFolder();
afterAll(() => folder.remove());

async function ask<T extends object>(
  dataDir: string,
  packageDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedDatabase({ dataDir, packageDir, fsync: false });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

async function createOldDatabase(name: string): Promise<string> {
  const dataDir = join(folder.path, name, 'postgres');
  await mkdir(join(folder.path, name), { mode: 0o711 });
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
    hash,
    createdAt: folderMillis,
  }));
  await ask(dataDir, oldPackageDir, async (client) => {
    await createSchema(client, { format: 'dropar-backup', version: 1, createdAt: '', migrations, sequences: [] });
    return client.query(`insert into auth_users (id, email) values (gen_random_uuid(), 'antiga@example.com')`);
  });
  return dataDir;
}

const emails = (dataDir: string, packageDir: string) =>
  ask(dataDir, packageDir, async (client) => (await client.query('select email from auth_users')).rows);

const settingsOf = (dataDir: string) => ({
  dataDir,
  oldPackageDir,
  newPackageDir,
  oldClusterDir: oldClusterPath(dataDir, 'old'),
  backupFile: `${dataDir}.gz`,
  files: createMemoryFiles(),
});

it('copies every row into a new cluster and keeps the old one', async () => {
  const dataDir = await createOldDatabase('fine');
  const counts = await upgradeCluster(settingsOf(dataDir));
  expect(counts.rows).toBeGreaterThan(0);
  expect(await emails(dataDir, newPackageDir)).toEqual([{ email: 'antiga@example.com' }]);
  expect((await stat(join(oldClusterPath(dataDir, 'old'), 'PG_VERSION'))).isFile()).toBe(true);
});

it('restores the old cluster when the new one fails', async () => {
  const dataDir = await createOldDatabase('failing');
  await expect(upgradeCluster({ ...settingsOf(dataDir), newPackageDir: folder.path })).rejects.toThrow();
  expect(await emails(dataDir, oldPackageDir)).toEqual([{ email: 'antiga@example.com' }]);
});
