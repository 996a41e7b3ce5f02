import { randomUUID } from 'node:crypto';
import { isUuid } from '#domain/uuid.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import type { AuthFactor } from '#server/features/auth/users.repository.ts';
import { findFactor, insertChallenge, updateFactor } from './factors.repository.ts';

const LIFETIME_MILLISECONDS = 300_000;

/** The caller's own factor; another person's factor counts as not found. */
export async function getFactor(request: AuthRequest, caller: Caller, factorId: string): Promise<AuthFactor> {
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(request.deps.db, caller.user.id, factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

export async function challengeFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const { db, now } = request.deps;
  const date = now();
  const expiresAt = new Date(date.getTime() + LIFETIME_MILLISECONDS);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const createdAt = date.toISOString();
    await lockCaller(tx, request, caller);
    await updateFactor(tx, factor.id, { lastChallengedAt: createdAt });
    await insertChallenge(tx, {
      id,
      factorId: factor.id,
      ip: request.ip,
      expiresAt: expiresAt.toISOString(),
      createdAt,
    });
  });
  return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
}
