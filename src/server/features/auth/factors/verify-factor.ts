import * as z from 'zod';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, forgetAccount, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { endWeakSessionsOf } from '#server/features/auth/sessions/end-sessions.ts';
import { type AuthSession, lockSession, updateSession } from '#server/features/auth/sessions/sessions.repository.ts';
import { presentSession } from '#server/features/auth/sessions/sessions.ts';
import { decryptSecret, deriveKey } from '#server/features/auth/tokens/instance-crypto.ts';
import { replaceToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import { type AuthFactor, loadAccount } from '#server/features/auth/users.repository.ts';
import { getFactor } from './challenge-factor.ts';
import {
  deleteUnverifiedFactors,
  findFactor,
  lockChallenge,
  markChallengeVerified,
  updateFactor,
} from './factors.repository.ts';
import { findTotpStep } from './totp.ts';

const bodySchema = z.object({ challenge_id: text, code: text });

const gone = () => new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');

/** A correct code raises the session to aal2 and ends the user's weaker sessions. */
export async function verifyFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const { challenge_id: challengeId, code } = await request.body(bodySchema);
  if (!code) throw validationFailed('Code needs to be non-empty');
  if (!isUuid(challengeId)) throw gone();
  await limitAccount(request, accountLimits.verifyFactor, caller.user.id);
  const { db } = request.deps;
  const outcome = await db.transaction((tx) => tryCode(tx, request, caller, { factor, challengeId, code }));
  // The error is returned, not thrown, inside the transaction, so that its audit row is committed.
  if (outcome instanceof AuthError) throw outcome;
  await forgetAccount(request, accountLimits.verifyFactor, caller.user.id);
  return presentSession(request.deps, await loadAccount(db, caller.user), outcome);
}

type Attempt = { factor: AuthFactor; challengeId: string; code: string };

async function tryCode(
  tx: Db,
  request: AuthRequest,
  caller: Caller,
  attempt: Attempt,
): Promise<AuthSession | AuthError> {
  const { user, session } = await lockCaller(tx, request, caller);
  // Read again under the lock: another request may have used the same code in the meantime.
  const factor = await findFactor(tx, user.id, attempt.factor.id);
  const challenge = await lockChallenge(tx, attempt.factor.id, attempt.challengeId);
  if (!factor || !challenge) return gone();
  const date = request.deps.now();
  const now = date.toISOString();
  if (challenge.verifiedAt || challenge.ip !== request.ip) {
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (new Date(challenge.expiresAt) <= date) {
    return new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const step = findTotpStep(openSecret(request, factor), attempt.code, date);
  if (step === undefined || step <= (factor.lastUsedStep ?? 0)) {
    await recordAccountAction(tx, { action: 'factor_verification_failed', userId: user.id, ip: request.ip, now });
    return new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await markChallengeVerified(tx, challenge.id, now);
  await updateFactor(tx, factor.id, { status: 'verified', lastUsedStep: step, updatedAt: now });
  await deleteUnverifiedFactors(tx, user.id, factor.id);
  await recordAccountAction(tx, { action: 'factor_verified', userId: user.id, ip: request.ip, now });
  return raiseSession(tx, session.id, factor.id, date);
}

const openSecret = (request: AuthRequest, factor: AuthFactor) =>
  decryptSecret(deriveKey(request.deps.instanceSecret, 'factor secrets'), factor.secret, factor.id);

async function raiseSession(tx: Db, sessionId: string, factorId: string, date: Date): Promise<AuthSession | AuthError> {
  const session = await lockSession(tx, sessionId);
  if (!session) return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await endWeakSessionsOf(tx, session.userId, session.id);
  const others = session.amr.filter(({ method }) => method !== 'totp');
  return updateSession(tx, session.id, {
    aal: 'aal2',
    factorId,
    amr: [{ method: 'totp', timestamp: Math.floor(date.getTime() / 1000) }, ...others],
    // As with any refresh, another tab may still use the previous token.
    ...replaceToken(session, date),
    updatedAt: date.toISOString(),
  });
}
