import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { toConnectionString } from '#server/db/client.ts';
import { inDatabase, TEMPLATE_DATABASE } from './database-server.ts';

export type OwnDatabase = {
  /** `DATABASE_URL` for a built program. */
  url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
};

/** A new empty database on the PostgreSQL of the test run. */
export const createOwnDatabase = (): Promise<OwnDatabase> => create('');

/** A database with all tables: for programs whose first migration is not under test. */
export const createMigratedDatabase = (): Promise<OwnDatabase> =>
  create(`template ${TEMPLATE_DATABASE} strategy file_copy`);

async function create(options: string): Promise<OwnDatabase> {
  const server = inject('databaseServer');
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...server });
  await admin.connect();
  await admin.query(`create database ${name} ${options}`);
  const settings = inDatabase(server, name);
  const client = new pg.Client({ ...settings });
  await client.connect();
  return {
    url: toConnectionString(settings),
    query: async (text, values) => (await client.query(text, values)).rows,
    async drop() {
      await client.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
