import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { factorTypeDisabled } from '#server/features/auth/protocol/not-enabled.ts';
import { requireRecentProof } from '#server/features/auth/sessions/session-lifetime.ts';
import { listSessionsOfFactor, updateSession } from '#server/features/auth/sessions/sessions.repository.ts';
import { deriveKey, encryptSecret } from '#server/features/auth/tokens/instance-crypto.ts';
import { getFactor } from './challenge-factor.ts';
import {
  countFactors,
  deleteFactor,
  deleteStaleFactors,
  hasVerifiedFactor,
  insertFactor,
} from './factors.repository.ts';
import { createTotpSecret, describeTotp } from './totp.ts';

const MAX_FACTORS = 10;
const STALE_MILLISECONDS = 300_000;
const MAX_NAME_LENGTH = 100;

const bodySchema = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** Starts the enrolment of an authenticator app; it becomes active after the first verified code. */
export async function enrollFactor(request: AuthRequest, caller: Caller) {
  const body = await request.body(bodySchema);
  const { factor_type: type, friendly_name: name } = body;
  if (type === 'phone' || type === 'webauthn') throw factorTypeDisabled(type);
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  requireRecentProof(caller.session, request.deps.now());
  if (name.length > MAX_NAME_LENGTH) throw validationFailed('friendly_name is too long');
  const { deps } = request;
  const issuer = (body.issuer || new URL(deps.config.PUBLIC_URL).host).replaceAll(':', ' ').slice(0, MAX_NAME_LENGTH);
  const secret = createTotpSecret();
  const id = randomUUID();
  const sealed = encryptSecret(deriveKey(deps.instanceSecret, 'factor secrets'), secret, id);
  await deps.db.transaction(async (tx) => {
    const date = deps.now();
    const now = date.toISOString();
    const { user, session } = await lockCaller(tx, request, caller);
    await deleteStaleFactors(tx, user.id, new Date(date.getTime() - STALE_MILLISECONDS).toISOString());
    if (session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id))) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if ((await countFactors(tx, user.id)) >= MAX_FACTORS) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    const factor = { id, userId: user.id, friendlyName: name, secret: sealed, createdAt: now, updatedAt: now };
    if (!(await insertFactor(tx, factor))) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
      );
    }
    await recordAccountAction(tx, { action: 'factor_enrolled', userId: user.id, ip: request.ip, now });
  });
  return { id, type: 'totp', friendly_name: name, totp: describeTotp(secret, { issuer, account: caller.user.email }) };
}

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
