import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';

export async function findLiveSessions(db: Db, sessionIds: readonly string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(and(inArray(authSessions.id, [...sessionIds]), sql`coalesce(${authUsers.bannedUntil} <= now(), true)`));
  return new Set(rows.map((row) => row.id));
}
