import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, forgetAccount, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { disabled } from '#server/features/auth/protocol/not-enabled.ts';
import { endWeakSessionsOf } from '#server/features/auth/sessions/end-sessions.ts';
import {
  type AuthSession,
  listSessionsOfFactor,
  lockSession,
  updateSession,
} from '#server/features/auth/sessions/sessions.repository.ts';
import { presentSession, requireRecentProof } from '#server/features/auth/sessions/sessions.ts';
import { decryptSecret, deriveKey, encryptSecret } from '#server/features/auth/tokens/instance-crypto.ts';
import { replaceToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import { type AuthFactor, loadAccount } from '#server/features/auth/users.repository.ts';
import {
  countFactors,
  deleteFactor,
  deleteStaleFactors,
  deleteUnverifiedFactors,
  findFactor,
  hasVerifiedFactor,
  insertChallenge,
  insertFactor,
  lockChallenge,
  markChallengeVerified,
  updateFactor,
} from './factors.repository.ts';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

const createTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The QR code is one SVG element without `#`, because the client puts it unescaped into a data URL. */
function describeTotp(secret: Buffer, labels: { issuer: string; account: string }) {
  const totp = createTotp(secret, labels);
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { ecc: 'M', pixelSize: 5 }) };
}

/** The 30 s time step of a code, with one step of clock drift allowed on each side; undefined for a wrong code. */
function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

const createTotp = (secret: Buffer, labels?: { issuer: string; account: string }) =>
  new TOTP({
    ...(labels && { issuer: labels.issuer, label: labels.account }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

const MAX_FACTORS = 10;
const ABANDONED_MILLISECONDS = 300_000;
const MAX_NAME_LENGTH = 100;

const enrolSchema = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** Starts the enrolment of an authenticator app; it becomes active after the first verified code. */
export async function enrollFactor(request: AuthRequest, caller: Caller) {
  const body = await request.body(enrolSchema);
  const { factor_type: type, friendly_name: name } = body;
  if (type === 'phone' || type === 'webauthn') throw disabled(`${type}Factor`);
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
    await deleteStaleFactors(tx, user.id, new Date(date.getTime() - ABANDONED_MILLISECONDS).toISOString());
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

const CHALLENGE_MILLISECONDS = 300_000;

/** The caller's own factor; another person's factor counts as not found. */
async function getFactor(request: AuthRequest, caller: Caller, factorId: string): Promise<AuthFactor> {
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(request.deps.db, caller.user.id, factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

export async function challengeFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const { db, now } = request.deps;
  const date = now();
  const expiresAt = new Date(date.getTime() + CHALLENGE_MILLISECONDS);
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

const codeSchema = z.object({ challenge_id: text, code: text });

const gone = () => new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');

/** A correct code raises the session to aal2 and ends the user's weaker sessions. */
export async function verifyFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const { challenge_id: challengeId, code } = await request.body(codeSchema);
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
