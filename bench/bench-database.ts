import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase, toConnectionString } from '#server/db/client.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { makeTemporaryFolder } from '#tests/support/built-server.ts';

export type BenchDatabase = { url: string; database: Database; client: pg.PoolClient };

export type BenchPostgres = {
  pid: number;
  create(name: string): Promise<BenchDatabase>;
  stop(): Promise<void>;
};

/** The product's embedded PostgreSQL with its own settings, in a temporary folder. */
export async function startPostgres(): Promise<BenchPostgres> {
  const folder = await makeTemporaryFolder();
  const embedded = await startEmbeddedDatabase({ dataDir: join(folder.path, 'postgres') });
  const opened: BenchDatabase[] = [];
  const admin = new pg.Client({ ...embedded.connection });
  await admin.connect();
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
  const pid = Number.parseInt(readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'), 10);
  return {
    pid,
    async create(name) {
      await admin.query(`create database ${name}`);
      const url = toConnectionString({ ...embedded.connection, database: name });
      const database = openDatabase({ connectionString: url }, { poolSize: 2, onError: () => {} });
      const created = { url, database, client: await database.pool.connect() };
      opened.push(created);
      return created;
    },
    async stop() {
      for (const { client, database } of opened) {
        client.release();
        await database.close();
      }
      await admin.end();
      await embedded.stop();
      await folder.remove();
    },
  };
}
