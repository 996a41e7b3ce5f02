import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client.ts';

type Transaction = Db['transaction'];

/**
 * Transactions on a pool. Drizzle's own give their connection back only if `begin` came through: each one that a lost
 * database interrupts there would take a place of the pool with it, until none is left and only a restart helps. And
 * they build their handle anew each time, which took a fifth of a small write; here each connection has one, for good.
 */
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

/** Inside a transaction a further one is a savepoint: what it undoes is its own. Names may repeat, the innermost counts. */
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
    // Where even this fails the connection is lost, and what was thrown first says more.
    await client.query(undo).catch(() => undefined);
    throw error;
  }
}
