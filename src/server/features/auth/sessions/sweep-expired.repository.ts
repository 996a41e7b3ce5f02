import { inArray, lt, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authAudit, authChallenges, authFlowStates, authOneTimeTokens } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';

type Limits = { expiredBefore: string; flowsBefore: string; auditBefore: string; countersBefore: Date };

/** Skips locked rows until the next run. */
export async function deleteExpired(db: Db, limits: Limits): Promise<void> {
  await deleteUnlocked(db, authOneTimeTokens, lt(authOneTimeTokens.expiresAt, limits.expiredBefore));
  await deleteUnlocked(db, authChallenges, lt(authChallenges.expiresAt, limits.expiredBefore));
  await deleteUnlocked(db, authFlowStates, lt(authFlowStates.createdAt, limits.flowsBefore));
  await db.delete(authAudit).where(lt(authAudit.createdAt, limits.auditBefore));
  // The rate limiter library does not delete expired counters.
  await db.delete(rateLimits).where(lt(rateLimits.expire, limits.countersBefore.getTime()));
}

type SweptTable = typeof authOneTimeTokens | typeof authChallenges | typeof authFlowStates;

async function deleteUnlocked(db: Db, table: SweptTable, condition: SQL): Promise<void> {
  const unlocked = db.select({ id: table.id }).from(table).where(condition).for('update', { skipLocked: true });
  await db.delete(table).where(inArray(table.id, unlocked));
}
