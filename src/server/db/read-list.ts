import type { Db } from './client.ts';
import { databaseErrorCode, isConnectionFailure } from './error-causes.ts';

const CONFLICT_WITH_RECOVERY = '40001';

/**
 * Catalogue lists may come from a read replica (DATABASE_READ_URL) and be slightly stale. If the replica is unavailable
 * or cancels the query because of replication conflicts, the list comes from the primary.
 */
export async function readList<T>(deps: { db: Db; readDb: Db }, read: (db: Db) => Promise<T>): Promise<T> {
  if (deps.readDb === deps.db) return read(deps.db);
  try {
    return await read(deps.readDb);
  } catch (error) {
    if (!isConnectionFailure(error) && databaseErrorCode(error) !== CONFLICT_WITH_RECOVERY) throw error;
    return read(deps.db);
  }
}
