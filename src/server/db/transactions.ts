import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type PoolDatabase = NodePgDatabase & { $client: pg.Pool };

/**
 * Drizzle's own transaction gives its connection back only if `begin` came through: each one that a lost database
 * interrupts there would take a place of the pool with it, until none is left and only a restart helps.
 */
export function returnConnections(db: PoolDatabase): void {
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase>();

  function handleOf(client: pg.PoolClient): NodePgDatabase {
    let handle = handles.get(client);
    if (!handle) {
      handle = drizzle({ client, casing: 'snake_case' });
      handles.set(client, handle);
    }
    return handle;
  }

  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    try {
      return await handleOf(client).transaction(work, config);
    } finally {
      // A connection that is still inside a transaction is closed, not reused.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}
