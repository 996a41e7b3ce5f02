import pg from 'pg';

export type Row = pg.QueryResultRow;
export type BareQuery = (name: string, text: string, values?: unknown[], client?: pg.ClientBase) => Promise<Row[]>;

const dates: number[] = [pg.types.builtins.TIMESTAMPTZ];
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    dates.includes(oid) ? (value: string) => value : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Named prepared statements, with dates left as text. */
export function createBareQuery(pool: pg.Pool): BareQuery {
  return async (name, text, values = [], client) => (await (client ?? pool).query({ name, text, values, types })).rows;
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}
