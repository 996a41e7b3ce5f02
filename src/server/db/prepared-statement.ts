import { type SQL, sql } from 'drizzle-orm';
import type { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

type Values = Record<string, unknown>;
type Prepared = { execute(values?: Values): Promise<unknown> };

let count = 0;

/**
 * A query that is built once per handle (the pool, and each connection inside a transaction) and then only bound:
 * building it costs more than the rest of a small query (docs/decisions/0017). Its name lets the database parse and
 * plan it once per connection, which is half of the database's work. Pattern searches stay unprepared, because the best
 * index depends on the pattern.
 */
export function statement<Q extends Prepared>(build: (db: Db) => { prepare(name: string): Q }) {
  const prepare = preparedOnce(build);
  return (db: Db, values: Parameters<Q['execute']>[0] = {}): ReturnType<Q['execute']> =>
    prepare(db).execute(values) as ReturnType<Q['execute']>;
}

/**
 * The same with the rows as the driver reads them, for a long list that is read often: Drizzle's mapping of the rows is
 * a tenth of the board. Every field must be called like its column or have an alias, and be what the driver gives.
 */
export function rowStatement<Q extends Prepared>(build: (db: Db) => { prepare(name: string): Q }) {
  const prepare = preparedOnce(build);
  return (db: Db, values: Values = {}): ReturnType<Q['execute']> =>
    (prepare(db) as unknown as NodePgPreparedQuery<PreparedQueryConfig>).all(values) as ReturnType<Q['execute']>;
}

function preparedOnce<Q extends Prepared>(build: (db: Db) => { prepare(name: string): Q }): (db: Db) => Q {
  count += 1;
  const name = `s${count}`;
  const prepared = new WeakMap<Db, Q>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const query = build(db).prepare(name);
    prepared.set(db, query);
    return query;
  };
}

/** A placeholder for builders that do not accept a bare one, such as `set`. */
export const parameter = (name: string): SQL => sql`${sql.placeholder(name)}`;
