import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authChallenges, authFactors } from '#server/db/schema/auth.ts';
import type { AuthFactor } from '#server/features/auth/users.repository.ts';

export type AuthChallenge = typeof authChallenges.$inferSelect;

export const hasVerifiedFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(authFactors, and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified')))) > 0;

export const countFactors = (db: Db, userId: string): Promise<number> =>
  db.$count(authFactors, eq(authFactors.userId, userId));

export async function findFactor(db: Db, userId: string, factorId: string): Promise<AuthFactor | undefined> {
  const [row] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)));
  return row;
}

/** False when the user already has a factor of that name. */
export async function insertFactor(tx: Db, factor: typeof authFactors.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(authFactors)
    .values(factor)
    .onConflictDoNothing({ target: [authFactors.userId, authFactors.friendlyName] })
    .returning({ id: authFactors.id });
  return rows.length > 0;
}

type FactorChange = Partial<Pick<AuthFactor, 'status' | 'lastUsedStep' | 'lastChallengedAt' | 'updatedAt'>>;

export async function updateFactor(tx: Db, factorId: string, change: FactorChange): Promise<void> {
  await tx.update(authFactors).set(change).where(eq(authFactors.id, factorId));
}

export async function deleteFactor(tx: Db, factorId: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, factorId));
}

/** Verified or not, enrolled before `before`. */
export const hasFactorBefore = async (db: Db, userId: string, before: string): Promise<boolean> =>
  (await db.$count(authFactors, and(eq(authFactors.userId, userId), lt(authFactors.createdAt, before)))) > 0;

export async function deleteFactorsBefore(tx: Db, userId: string, before: string): Promise<void> {
  await tx.delete(authFactors).where(and(eq(authFactors.userId, userId), lt(authFactors.createdAt, before)));
}

export async function deleteFactorsOf(tx: Db, userId: string): Promise<number> {
  const rows = await tx.delete(authFactors).where(eq(authFactors.userId, userId)).returning({ id: authFactors.id });
  return rows.length;
}

/** Deletes abandoned enrolments: unverified, never challenged, started before `before`. */
export async function deleteStaleFactors(tx: Db, userId: string, before: string): Promise<void> {
  await tx
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, userId),
        eq(authFactors.status, 'unverified'),
        isNull(authFactors.lastChallengedAt),
        lt(authFactors.createdAt, before),
      ),
    );
}

export async function deleteUnverifiedFactors(tx: Db, userId: string, except: string): Promise<void> {
  await tx
    .delete(authFactors)
    .where(and(eq(authFactors.userId, userId), eq(authFactors.status, 'unverified'), ne(authFactors.id, except)));
}

export async function insertChallenge(tx: Db, challenge: typeof authChallenges.$inferInsert): Promise<void> {
  await tx.insert(authChallenges).values(challenge);
}

export async function lockChallenge(tx: Db, factorId: string, challengeId: string): Promise<AuthChallenge | undefined> {
  const [row] = await tx
    .select()
    .from(authChallenges)
    .where(and(eq(authChallenges.id, challengeId), eq(authChallenges.factorId, factorId)))
    .for('update');
  return row;
}

export async function markChallengeVerified(tx: Db, challengeId: string, now: string): Promise<void> {
  await tx.update(authChallenges).set({ verifiedAt: now }).where(eq(authChallenges.id, challengeId));
}
