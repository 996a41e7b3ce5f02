import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type ConnectionSettings, openDatabase } from '#server/db/client.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { migrateDatabase } from '#server/db/migrate.ts';

export const TEMPLATE_DATABASE = 'dropar_test_template';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: ConnectionSettings;
  }
}

/** One server for the whole run, one migrated template; each test file copies the template. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'dropar-test-'));
  // Several processes run tests at once, some with several apps and their pools.
  const options = { fsync: false, maxConnections: 400 };
  const embedded = folder ? await startEmbeddedDatabase({ dataDir: folder, ...options }) : undefined;
  const server: ConnectionSettings = embedded?.connection ?? { connectionString: given };
  await createTemplate(server);
  project.provide('databaseServer', server);
  return async () => {
    await embedded?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}

async function createTemplate(server: ConnectionSettings): Promise<void> {
  const admin = new pg.Client({ ...server });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE_DATABASE}`);
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  const template = openDatabase(inDatabase(server, TEMPLATE_DATABASE), { poolSize: 2, onError: () => {} });
  await migrateDatabase(template.link);
  await template.close();
  // PostgreSQL refuses to copy a database that somebody is connected to.
  await admin.query(`alter database ${TEMPLATE_DATABASE} allow_connections false`);
  await admin.end();
}

export function inDatabase(server: ConnectionSettings, database: string): ConnectionSettings {
  if (!server.connectionString) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
