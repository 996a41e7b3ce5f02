import type pg from 'pg';
import { type ConnectionSettings, type Db, openDatabase } from '#server/db/client.ts';

/** The running server's own database, for what no page offers. */
export async function withDatabase<T>(
  work: (database: { db: Db; pool: pg.Pool }) => Promise<T>,
  connection: ConnectionSettings = JSON.parse(process.env.E2E_DATABASE ?? '{}'),
): Promise<T> {
  const { db, pool, close } = openDatabase(connection, { poolSize: 1, onError: () => undefined });
  try {
    return await work({ db, pool });
  } finally {
    await close();
  }
}
