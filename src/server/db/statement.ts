import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './client.ts';

type Prepared = { execute(values?: Record<string, unknown>): Promise<unknown> };

/**
 * A query that is built once and then only filled in: building it costs more than all the rest of a small query
 * (docs/decisions/0017). Unlike Drizzle's own prepared queries it runs on whatever handle it is given, so inside a
 * transaction it is part of it.
 */
export function statement<Q extends Prepared>(build: (db: Db) => { prepare(name: string): Q }) {
  let built: Q | undefined;
  return (db: Db, values: Parameters<Q['execute']>[0] = {}): ReturnType<Q['execute']> => {
    built ??= build(db).prepare('');
    // All but the connection is the same for everyone.
    const bound: Q = Object.create(built, { client: { value: connectionOf(db) } });
    return bound.execute(values) as ReturnType<Q['execute']>;
  };
}

/** A value to be filled in where the builder takes no bare placeholder: in `set`. */
export const given = (name: string): SQL => sql`${sql.placeholder(name)}`;

/** Drizzle keeps it from view, yet nothing else tells a transaction's connection. */
const connectionOf = (db: Db): pg.Pool | pg.ClientBase =>
  (db as unknown as { session: { client: pg.Pool | pg.ClientBase } }).session.client;
