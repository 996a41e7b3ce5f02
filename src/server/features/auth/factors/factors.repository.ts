import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { authChallenges, authFactors } from '#server/db/schema/auth.ts';
import type { AuthFactor } from '#server/features/auth/users.repository.ts';

export const hasVerifiedFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(authFactors, and(eq(authFactors.userId, userId), eq(authFactors.status, 'verified')))) > 0;

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

export async function deleteFactors(tx: Db, factors: readonly AuthFactor[]): Promise<void> {
  const ids = factors.map(({ id }) => id);
  await tx.delete(authFactors).where(inArray(authFactors.id, ids));
}

export async function insertChallenge(tx: Db, challenge: typeof authChallenges.$inferInsert): Promise<void> {
  await tx.insert(authChallenges).values(challenge);
}

export async function lockChallenge(tx: Db, factorId: string, challengeId: string) {
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
