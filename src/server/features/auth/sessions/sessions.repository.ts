import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { parameter, statement } from '#server/db/prepared-statement.ts';
import { authFactors, authKnownDevices, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { type AuthFactor, type AuthUser, listFactors } from '#server/features/auth/users.repository.ts';

export type AuthSession = typeof authSessions.$inferSelect;

export async function insertSession(tx: Db, session: typeof authSessions.$inferInsert): Promise<AuthSession> {
  const [row] = await tx.insert(authSessions).values(session).returning();
  if (!row) throw new Error('session was not stored');
  return row;
}

const isSession = eq(authSessions.id, sql.placeholder('sessionId'));
const selectSession = statement((db) => db.select().from(authSessions).where(isSession));
const selectLockedSession = statement((db) => db.select().from(authSessions).where(isSession).for('update'));

export async function findSession(db: Db, sessionId: string): Promise<AuthSession | undefined> {
  const [row] = await selectSession(db, { sessionId });
  return row;
}

export async function lockSession(tx: Db, sessionId: string): Promise<AuthSession | undefined> {
  const [row] = await selectLockedSession(tx, { sessionId });
  return row;
}

const selectSessionWithUser = statement((db) =>
  db
    .select({
      session: authSessions,
      user: authUsers,
      hasFactors: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authUsers.id})`,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(isSession),
);

export type KnownSession = { session: AuthSession; user: AuthUser; factors: AuthFactor[] };

/** All data of a refresh in one query for most people: only second factors need another query. */
export async function findSessionWithUser(db: Db, sessionId: string): Promise<KnownSession | undefined> {
  const [row] = await selectSessionWithUser(db, { sessionId });
  return row && { ...row, factors: row.hasFactors ? await listFactors(db, row.user.id) : [] };
}

const advance = statement((db) =>
  db
    .update(authSessions)
    .set({
      refreshCounter: parameter('refreshCounter'),
      retiredTokens: parameter('retiredTokens'),
      refreshedAt: parameter('now'),
      updatedAt: parameter('now'),
      userAgent: parameter('userAgent'),
      ip: parameter('ip'),
    })
    .where(and(isSession, eq(authSessions.refreshCounter, sql.placeholder('knownCounter'))))
    .returning({ aal: authSessions.aal, amr: authSessions.amr, refreshCounter: authSessions.refreshCounter }),
);

/** Stores a refresh: counter, time and origin. Undefined when the session has advanced since it was read. */
export async function advanceSession(
  db: Db,
  known: AuthSession,
  refresh: Pick<AuthSession, 'refreshCounter' | 'retiredTokens'> & { now: string; userAgent: string; ip: string },
) {
  const retiredTokens = JSON.stringify(refresh.retiredTokens);
  const [row] = await advance(db, {
    sessionId: known.id,
    knownCounter: known.refreshCounter,
    ...refresh,
    retiredTokens,
  });
  return row;
}

type SessionChange = Partial<Omit<AuthSession, 'id' | 'userId' | 'refreshKey' | 'createdAt'>>;

export async function updateSession(tx: Db, sessionId: string, change: SessionChange): Promise<AuthSession> {
  const [row] = await tx.update(authSessions).set(change).where(eq(authSessions.id, sessionId)).returning();
  if (!row) throw new Error('session is gone');
  return row;
}

/** All sessions of the person, if nothing narrows them. */
export type SessionFilter = { only?: string; except?: string | undefined; aal?: 'aal1' };

export async function deleteSessions(tx: Db, userId: string, { only, except, aal }: SessionFilter): Promise<string[]> {
  const isMeant = and(
    eq(authSessions.userId, userId),
    only ? eq(authSessions.id, only) : undefined,
    except ? ne(authSessions.id, except) : undefined,
    aal ? eq(authSessions.aal, aal) : undefined,
  );
  const rows = await tx.delete(authSessions).where(isMeant).returning({ id: authSessions.id });
  return rows.map(({ id }) => id);
}

/** Deletes sessions without a refresh since `idleSince`, and those created before `startedBefore`. */
export async function deleteExpiredSessions(
  db: Db,
  limits: { idleSince: string; startedBefore: string },
): Promise<void> {
  const lastUse = sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`;
  const worn = or(sql`${lastUse} < ${limits.idleSince}::timestamptz`, lt(authSessions.createdAt, limits.startedBefore));
  await db.delete(authSessions).where(worn);
}

/** The current session first, then by last use. */
export const listSessionsOf = (db: Db, userId: string, present: string): Promise<AuthSession[]> =>
  db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(
      desc(eq(authSessions.id, present)),
      desc(sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`),
    )
    .limit(100);

/** The factor that raised them is removed. */
export async function weakenSessionsOf(tx: Db, factorId: string): Promise<void> {
  const amr = sql`jsonb_path_query_array(${authSessions.amr}, '$[*] ? (@.method != "totp")')`;
  const weaker = { aal: 'aal1', factorId: null, amr, updatedAt: sql`now()` } as const;
  await tx.update(authSessions).set(weaker).where(eq(authSessions.factorId, factorId));
}

/** True when the account has known devices and this is a new one. Call it under the user's lock. */
export async function rememberDevice(tx: Db, userId: string, device: string): Promise<boolean> {
  const known = await tx.select().from(authKnownDevices).where(eq(authKnownDevices.userId, userId));
  if (known.some((row) => row.device === device)) return false;
  await tx.insert(authKnownDevices).values({ userId, device }).onConflictDoNothing();
  return known.length > 0;
}
