import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';

type Transaction = Db['transaction'];

/** Drizzle's own leak a slot of the pool when `begin` is interrupted, and build their handle anew each time. */
export function transactionsOn(pool: pg.Pool): Transaction {
  const handles = new WeakMap<pg.PoolClient, Db>();

  function handleOf(client: pg.PoolClient): Db {
    const known = handles.get(client);
    if (known) return known;
    const handle: Db = Object.assign(drizzle({ client, casing: 'snake_case' }), {
      transaction: nestedTransaction(client, () => handle),
    });
    handles.set(client, handle);
    return handle;
  }

  return async (work) => {
    const client = await pool.connect();
    try {
      return await run(client, { begin: 'begin', end: 'commit', undo: 'rollback' }, () => work(handleOf(client)));
    } finally {
      // A connection that is still inside a transaction is closed, not reused.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

/** A savepoint, which rolls back only its own changes. Names may repeat: the innermost counts. */
function nestedTransaction(client: pg.PoolClient, handle: () => Db): Transaction {
  const end = 'release savepoint nested';
  const steps = { begin: 'savepoint nested', end, undo: `rollback to savepoint nested; ${end}` };
  return (work) => run(client, steps, () => work(handle()));
}

type Steps = { begin: string; end: string; undo: string };

async function run<T>(client: pg.PoolClient, { begin, end, undo }: Steps, work: () => Promise<T>): Promise<T> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query(end);
    return result;
  } catch (error) {
    // If the rollback fails too, the connection is lost, and the first error is more useful.
    await client.query(undo).catch(() => undefined);
    throw error;
  }
}
