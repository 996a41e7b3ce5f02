import type { Db } from './client.ts';
import { databaseErrorCode, isConnectionFailure } from './error-causes.ts';

const CONFLICT_WITH_RECOVERY = '40001';

/** From a read replica, perhaps slightly stale; from the primary if the replica fails or cancels the query. */
export async function readFromReplica<T>(deps: { db: Db; readDb: Db }, read: (db: Db) => Promise<T>): Promise<T> {
  if (deps.readDb === deps.db) return read(deps.db);
  try {
    return await read(deps.readDb);
  } catch (error) {
    if (!isConnectionFailure(error) && databaseErrorCode(error) !== CONFLICT_WITH_RECOVERY) throw error;
    return read(deps.db);
  }
}
