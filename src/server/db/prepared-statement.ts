import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './client.ts';

type Prepared = { execute(values?: Record<string, unknown>): Promise<unknown> };

let count = 0;

/**
 * A query that is built once per handle (the pool, and each connection inside a transaction) and then only bound:
 * building it costs more than the rest of a small query (docs/decisions/0017). Its name lets the database parse and
 * plan it once per connection, which is half of the database's work. Pattern searches stay unprepared, because the best
 * index depends on the pattern.
 */
export function statement<Q extends Prepared>(build: (db: Db) => { prepare(name: string): Q }) {
  count += 1;
  const name = `s${count}`;
  const prepared = new WeakMap<Db, Q>();
  return (db: Db, values: Parameters<Q['execute']>[0] = {}): ReturnType<Q['execute']> => {
    let query = prepared.get(db);
    if (!query) {
      query = build(db).prepare(name);
      prepared.set(db, query);
    }
    return query.execute(values) as ReturnType<Q['execute']>;
  };
}

/** A placeholder for builders that do not accept a bare one, such as `set`. */
export const parameter = (name: string): SQL => sql`${sql.placeholder(name)}`;
