import { eq, sql } from 'drizzle-orm';
import { currentUserType } from '#domain/subscription-state-plan.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { statement } from '#server/db/statement.ts';
import type { AppContext, Dependencies, RequestActor } from './app-env.ts';

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];

/**
 * Who is calling. The token proves the session, the database says whether that session still
 * stands and which plan the person has now, so a sign-out or a new plan counts on the next request.
 */
export async function requestActor(c: AppContext): Promise<RequestActor | undefined> {
  if (c.get('actor')) return c.get('actor');
  const token = bearerToken(c.req.header('authorization'));
  if (!token) return undefined;
  const claims = await c.get('deps').accessTokens.verify(token);
  if (!claims) return undefined;
  const actor = await findActor(c.get('deps'), claims.sessionId, claims.userId);
  c.set('actor', actor);
  return actor;
}

const selectActor = statement((db) =>
  db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      premiumUntil: profiles.premiumUntil,
      name: profiles.name,
      email: profiles.email,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
      sessionId: authSessions.id,
      isBanned: sql<boolean>`coalesce(${authUsers.bannedUntil} > now(), false)`,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder('sessionId'))),
);

async function findActor(
  { db, now }: Dependencies,
  sessionId: string,
  userId: string,
): Promise<RequestActor | undefined> {
  const [row] = await selectActor(db, { sessionId });
  if (!row || row.isBanned || row.id !== userId) return undefined;
  return { ...row, userType: currentUserType(row.userType, row.premiumUntil, now()) };
}
