import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, disabled, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, forgetAccount, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, changeAccount } from '#server/features/auth/protocol/caller.ts';
import { endSessions } from '#server/features/auth/sessions/end-sessions.ts';
import { lockSession, updateSession, weakenSessionsOf } from '#server/features/auth/sessions/sessions.repository.ts';
import { presentSession, requireRecentProof } from '#server/features/auth/sessions/sessions.ts';
import { deriveKey } from '#server/features/auth/tokens/instance-crypto.ts';
import { replaceToken } from '#server/features/auth/tokens/refresh-tokens.ts';
import { type AuthFactor, listFactors } from '#server/features/auth/users.repository.ts';
import { seal, unseal } from '#server/secrets/seal.ts';
import {
  deleteFactors,
  insertChallenge,
  insertFactor,
  lockChallenge,
  markChallengeVerified,
  updateFactor,
} from './factors.repository.ts';

const SECRET_BYTES = 20;
const MAX_FACTORS = 10;
const ABANDONED_MILLISECONDS = 300_000;
const CHALLENGE_MILLISECONDS = 300_000;
const MAX_NAME_LENGTH = 100;

const totpOf = (secret: Buffer, labels?: { issuer: string; label: string }) =>
  new TOTP({ ...labels, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

/** The time step of a code, with one step of clock drift allowed on each side; undefined for a wrong code. */
function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window: 1 }) : null;
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const secretsKey = ({ deps }: AuthRequest) => deriveKey(deps.instanceSecret, 'factor secrets');

const enrolSchema = z.object({ factor_type: text, friendly_name: text, issuer: text });

/** Starts the enrolment of an authenticator app; it becomes active after the first verified code. */
export async function enrollFactor(request: AuthRequest, caller: Caller) {
  const body = await request.body(enrolSchema);
  const { factor_type: type, friendly_name: name } = body;
  if (type === 'phone' || type === 'webauthn') throw disabled(`${type}Factor`);
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  const date = request.deps.now();
  requireRecentProof(caller.session, date);
  if (name.length > MAX_NAME_LENGTH) throw validationFailed('friendly_name is too long');
  const secret = randomBytes(SECRET_BYTES);
  const now = date.toISOString();
  const times = { createdAt: now, updatedAt: now };
  const id = randomUUID();
  const sealed = seal(secretsKey(request), secret, id);
  await changeAccount(request, caller, async (tx, { user, session }) => {
    const known = await listFactors(tx, user.id);
    const abandoned = known.filter((factor) => isAbandoned(factor, date));
    await deleteFactors(tx, abandoned);
    if (session.aal !== 'aal2' && known.some(({ status }) => status === 'verified')) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (known.length - abandoned.length >= MAX_FACTORS) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    if (!(await insertFactor(tx, { id, userId: user.id, friendlyName: name, secret: sealed, ...times }))) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
      );
    }
    await recordAccountAction(tx, 'factor_enrolled', user.id, request.ip);
  });
  const issuer = body.issuer || new URL(request.deps.config.PUBLIC_URL).host;
  const label = caller.user.email;
  const totp = totpOf(secret, { issuer: issuer.replaceAll(':', ' ').slice(0, MAX_NAME_LENGTH), label });
  const uri = totp.toString();
  // One SVG element without `#`, because the client puts it unescaped into a data URL.
  const qr_code = renderSVG(uri, { ecc: 'M', pixelSize: 5 });
  return { id, type: 'totp', friendly_name: name, totp: { secret: totp.secret.base32, uri, qr_code } };
}

const isAbandoned = ({ status, lastChallengedAt, createdAt }: AuthFactor, now: Date): boolean =>
  status === 'unverified' && !lastChallengedAt && now.getTime() - Date.parse(createdAt) > ABANDONED_MILLISECONDS;

/** Removes a factor; sessions that were aal2 because of it fall back to aal1. */
export async function unenrollFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  await changeAccount(request, caller, async (tx, { user, session }) => {
    if (factor.status === 'verified') {
      if (session.aal !== 'aal2') {
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      requireRecentProof(session, request.deps.now());
    }
    await weakenSessionsOf(tx, factor.id);
    await deleteFactors(tx, [factor]);
    await recordAccountAction(tx, 'factor_deleted', user.id, request.ip);
  });
  return { id: factor.id };
}

/** The caller's own factor; another person's factor counts as not found. */
async function getFactor(request: AuthRequest, caller: Caller, factorId: string): Promise<AuthFactor> {
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(request.deps.db, caller, factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

const findFactor = async (db: Db, { user }: Caller, factorId: string): Promise<AuthFactor | undefined> =>
  (await listFactors(db, user.id)).find(({ id }) => id === factorId);

export async function challengeFactor(request: AuthRequest, caller: Caller, factorId: string) {
  const factor = await getFactor(request, caller, factorId);
  const now = request.deps.now();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MILLISECONDS);
  const challenge = { id: randomUUID(), factorId: factor.id, ip: request.ip, createdAt };
  await changeAccount(request, caller, async (tx) => {
    await updateFactor(tx, factor.id, { lastChallengedAt: createdAt });
    await insertChallenge(tx, { ...challenge, expiresAt: expiresAt.toISOString() });
  });
  return { id: challenge.id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

const codeSchema = z.object({ challenge_id: text, code: text });

const gone = () => new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');

/** A correct code raises the session to aal2 and ends the user's weaker sessions. */
export async function verifyFactor(request: AuthRequest, caller: Caller, factorId: string) {
  await getFactor(request, caller, factorId);
  const { challenge_id: challengeId, code } = await request.body(codeSchema);
  if (!code) throw validationFailed('Code needs to be non-empty');
  if (!isUuid(challengeId)) throw gone();
  const { user } = caller;
  await limitAccount(request, accountLimits.verifyFactor, user.id);
  const session = await changeAccount(request, caller, (tx, present) =>
    tryCode(tx, request, present, { factorId, challengeId, code }),
  );
  if (!session) {
    await recordAccountAction(request.deps.db, 'factor_verification_failed', user.id, request.ip);
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  await forgetAccount(request, accountLimits.verifyFactor, user.id);
  return presentSession(request.deps, { user, session });
}

type Attempt = { factorId: string; challengeId: string; code: string };

/** Undefined for a wrong code. Under the caller's lock: another request may have used the same code meanwhile. */
async function tryCode(tx: Db, request: AuthRequest, caller: Caller, { factorId, challengeId, code }: Attempt) {
  const factor = await findFactor(tx, caller, factorId);
  const challenge = await lockChallenge(tx, factorId, challengeId);
  if (!factor || !challenge) throw gone();
  const date = request.deps.now();
  const now = date.toISOString();
  if (challenge.verifiedAt || challenge.ip !== request.ip) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (new Date(challenge.expiresAt) <= date) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const step = findTotpStep(unseal(secretsKey(request), factor.secret, factor.id), code, date);
  if (step === undefined || step <= (factor.lastUsedStep ?? 0)) return undefined;
  const { user } = caller;
  await markChallengeVerified(tx, challenge.id, now);
  await updateFactor(tx, factor.id, { status: 'verified', lastUsedStep: step, updatedAt: now });
  const others = (await listFactors(tx, user.id)).filter(({ id }) => id !== factor.id);
  await deleteFactors(
    tx,
    others.filter(({ status }) => status === 'unverified'),
  );
  await recordAccountAction(tx, 'factor_verified', user.id, request.ip);
  // A refresh advances the session without the caller's lock.
  const session = await lockSession(tx, caller.session.id);
  if (!session) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await endSessions(tx, user.id, { except: session.id, aal: 'aal1' });
  const proofs = session.amr.filter(({ method }) => method !== 'totp');
  return updateSession(tx, session.id, {
    aal: 'aal2',
    factorId: factor.id,
    amr: [{ method: 'totp', timestamp: Math.floor(date.getTime() / 1000) }, ...proofs],
    // As with any refresh, another tab may still use the previous token.
    ...replaceToken(session, date),
    updatedAt: now,
  });
}
