import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type pg from 'pg';

type PoolDatabase = NodePgDatabase & { $client: pg.Pool };
type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];
type Handle = { db: NodePgDatabase; tx: Transaction };

/**
 * Drizzle's own transaction gives its connection back only if `begin` came through: each one that a lost database
 * interrupts there would take a place of the pool with it, until none is left and only a restart helps. And it builds
 * its handle and `begin` and `commit` anew each time, which took a fifth of a small write.
 */
export function returnConnections(db: PoolDatabase): void {
  const handles = new WeakMap<pg.PoolClient, Handle>();

  function handleOf(client: pg.PoolClient): Handle {
    let handle = handles.get(client);
    if (!handle) {
      handle = createHandle(client);
      handles.set(client, handle);
    }
    return handle;
  }

  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    try {
      const handle = handleOf(client);
      return config ? await handle.db.transaction(work, config) : await run(client, () => work(handle.tx));
    } finally {
      // A connection that is still inside a transaction is closed, not reused.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

async function run<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // Where even this fails the connection is lost, and what was thrown first says more.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function createHandle(client: pg.PoolClient): Handle {
  const db = drizzle({ client, casing: 'snake_case' });
  // Parts of every database handle that its types leave out.
  const { dialect, session } = db as unknown as {
    dialect: ConstructorParameters<typeof NodePgTransaction>[0];
    session: ConstructorParameters<typeof NodePgTransaction>[1];
  };
  return { db, tx: new NodePgTransaction(dialect, session, undefined) as Transaction };
}
