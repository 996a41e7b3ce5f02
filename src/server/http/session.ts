import { eq, sql } from 'drizzle-orm';
import { currentUserType } from '#domain/subscription-state-plan.ts';
import type { Db } from '#server/db/client.ts';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import type { AppContext, Dependencies, RequestActor } from './app-env.ts';

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];

/**
 * Who is calling. The token proves the session, the database says whether that session still
 * stands and which plan the person has now, so a sign-out or a new plan counts on the next request.
 */
export async function requestActor(c: AppContext): Promise<RequestActor | undefined> {
  if (c.var.actor) return c.var.actor;
  const token = bearerToken(c.req.header('authorization'));
  if (!token) return undefined;
  const claims = await c.var.deps.accessTokens.verify(token);
  if (!claims) return undefined;
  const actor = await findActor(c.var.deps, claims.sessionId, claims.userId);
  c.set('actor', actor);
  return actor;
}

const preparedQueries = new WeakMap<object, ReturnType<typeof prepareActorQuery>>();

function prepareActorQuery(db: Db) {
  return db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      premiumUntil: profiles.premiumUntil,
      name: profiles.name,
      email: profiles.email,
      sessionId: authSessions.id,
      isBanned: sql<boolean>`coalesce(${authUsers.bannedUntil} > now(), false)`,
      userId: authSessions.userId,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder('sessionId')))
    .prepare('request_actor');
}

async function findActor(
  { db, now }: Dependencies,
  sessionId: string,
  userId: string,
): Promise<RequestActor | undefined> {
  let query = preparedQueries.get(db);
  if (!query) {
    query = prepareActorQuery(db);
    preparedQueries.set(db, query);
  }
  const [row] = await query.execute({ sessionId });
  if (!row || row.isBanned || row.userId !== userId) return undefined;
  const userType = currentUserType(row.userType, row.premiumUntil, now());
  return { id: row.id, userType, name: row.name, email: row.email, sessionId: row.sessionId };
}
