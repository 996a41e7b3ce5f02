import { eq, sql } from 'drizzle-orm';
import { addFactorDays } from '#domain/accounts/admin-factor-deadline.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { currentUserType } from '#domain/plans/resolve-plan.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';
import { accountDeletions } from '#server/db/schema/account-deletions.ts';
import { authFactors, authSessions, authUsers, securitySettings } from '#server/db/schema/auth.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import type { AppContext, RequestActor } from './dependencies.ts';
import type { Person } from './session-cache.ts';

export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1];

/** Validity and plan come from the database or the session cache: a sign-out counts on the next request. */
export async function requestActor(c: AppContext, { isPublic = false } = {}): Promise<RequestActor | undefined> {
  const token = bearerToken(c.req.header('authorization'));
  if (!token) return undefined;
  const { accessTokens, sessionCache, db, now } = c.get('deps');
  const claims = await accessTokens.verify(token);
  if (!claims) return undefined;
  const person = await sessionCache.get(claims.sessionId, () => findPerson(db, claims.sessionId));
  if (!person || person.id !== claims.userId) return undefined;
  if (person.needsCode) {
    if (isPublic) return undefined;
    throw new AppError('forbidden', 'Entre com o código do seu autenticador antes de continuar.');
  }
  const actor = { ...person, userType: currentUserType(person.userType, person.premiumUntil, now()) };
  c.set('actor', actor);
  return actor;
}

const selectPerson = statement((db) =>
  db
    .select({
      id: profiles.id,
      userType: profiles.userType,
      premiumUntil: profiles.premiumUntil,
      name: profiles.name,
      email: profiles.email,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
      deletionDueAt: accountDeletions.dueAt,
      sessionId: authSessions.id,
      aal: authSessions.aal,
      hasFactor: sql<boolean>`exists (select 1 from ${authFactors} where ${authFactors.userId} = ${authSessions.userId} and ${authFactors.status} = 'verified')`,
      adminFactorSince: securitySettings.adminFactorSince,
      isBanned: sql<boolean>`coalesce(${authUsers.bannedUntil} > now(), false)`,
    })
    .from(authSessions)
    .innerJoin(profiles, eq(profiles.id, authSessions.userId))
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, authSessions.userId))
    .leftJoin(securitySettings, sql`true`)
    .where(eq(authSessions.id, sql.placeholder('sessionId'))),
);

async function findPerson(db: Db, sessionId: string): Promise<Person | undefined> {
  const [row] = await selectPerson(db, { sessionId });
  if (!row || row.isBanned) return undefined;
  const { isBanned, aal, hasFactor, adminFactorSince, ...person } = row;
  const isDue = adminFactorSince && !hasFactor && isAdmin(person.userType);
  return {
    ...person,
    needsCode: hasFactor && aal !== 'aal2',
    factorDueAt: isDue ? addFactorDays(adminFactorSince) : null,
  };
}
