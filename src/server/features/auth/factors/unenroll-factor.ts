import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { requireRecentProof } from '#server/features/auth/sessions/recent-sign-in.ts';
import { listSessionsOfFactor, updateSession } from '#server/features/auth/sessions/sessions.repository.ts';
import { getFactor } from './challenge-factor.ts';
import { deleteFactor } from './factors.repository.ts';

/** Removes a factor; sessions that were aal2 because of it fall back to aal1. */
export async function unenrollFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const { db, now } = request.deps;
  await db.transaction(async (tx) => {
    const at = now().toISOString();
    const { session: present } = await lockCaller(tx, request, caller);
    if (factor.status === 'verified') {
      if (present.aal !== 'aal2') {
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      requireRecentProof(present, now());
    }
    for (const session of await listSessionsOfFactor(tx, factor.id)) {
      const amr = session.amr.filter(({ method }) => method !== 'totp');
      await updateSession(tx, session.id, { aal: 'aal1', factorId: null, amr, updatedAt: at });
    }
    await deleteFactor(tx, factor.id);
    await recordAccountAction(tx, { action: 'factor_deleted', userId: caller.user.id, ip: request.ip, now: at });
  });
  return { id: factor.id };
}
