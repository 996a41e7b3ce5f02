import type { Db } from './client.ts';
import { databaseErrorCode, isConnectionFailure } from './error-causes.ts';

const CONFLICT_WITH_RECOVERY = '40001';

/**
 * Lists of the catalogue may come from a replica (DATABASE_READ_URL), a moment old. With the replica away, or a query
 * cancelled there for what it replays, the list comes from where writes go.
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
