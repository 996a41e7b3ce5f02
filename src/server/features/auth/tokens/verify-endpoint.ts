import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { isEmailAddress, normalizeEmail } from '#server/features/auth/protocol/email-address.ts';
import { type OpenedSession, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { type AuthUser, loadAccount, lockUser } from '#server/features/auth/users.repository.ts';
import { findLink, listTokensFor, lockToken, type OneTimeToken } from './one-time-tokens.repository.ts';
import { isCodeOf, isExpired } from './one-time-tokens.ts';
import { HALF_CHANGED, kindsOf, redeemToken } from './redeem-token.ts';

const bodySchema = z.object({
  type: text,
  email: text,
  phone: text,
  token: text,
  token_hash: text,
  redirect_to: text,
});

type VerifyBody = z.output<typeof bodySchema>;

export async function verify(request: AuthRequest) {
  const body = await request.body(bodySchema);
  if (!body.type) throw validationFailed('Verify requires a verification type');
  if (!body.token === !body.token_hash) throw validationFailed('Verify requires either a token or a token hash');
  return body.token_hash ? verifyHash(request, body) : verifyCode(request, body);
}

const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

async function verifyHash(request: AuthRequest, body: VerifyBody) {
  if (body.email || body.phone || body.redirect_to) {
    throw validationFailed('Only the token_hash and type should be provided');
  }
  return redeemLink(request, body.type, body.token_hash, (tx, user) => openSession(tx, request, user, 'otp')).then(
    (opened) => answer(request, opened),
  );
}

/** Finds and locks the token of a link and uses it up; then `complete` continues in the same transaction. */
export async function redeemLink<T>(
  request: AuthRequest,
  type: string,
  linkToken: string,
  complete: (tx: Db, user: AuthUser) => Promise<T>,
): Promise<T | undefined> {
  const kinds = kindsOf(type);
  if (!kinds) throw validationFailed('Invalid email verification type');
  const found = await findLink(request.deps.db, linkToken);
  if (!found) throw linkExpired();
  return request.deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.userId);
    const token = await lockToken(tx, found.tokenId);
    const link = token && (await findLink(tx, linkToken));
    if (!user || !link || !kinds.includes(link.kind) || isExpired(request, link)) throw linkExpired();
    const redeemed = await redeemToken(tx, request, user, token, type);
    return redeemed && complete(tx, redeemed);
  });
}

async function verifyCode(request: AuthRequest, body: VerifyBody) {
  if (!body.email === !body.phone) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  if (body.phone) {
    if (!/^\+?[1-9]\d{1,14}$/.test(body.phone)) {
      throw validationFailed('Invalid phone number format (E.164 required)');
    }
    throw codeExpired();
  }
  if (!isEmailAddress(body.email)) throw new AuthError(422, 'validation_failed', 'Invalid email format');
  const kinds = kindsOf(body.type);
  if (!kinds) throw codeExpired();
  const email = normalizeEmail(body.email);
  await limitAccount(request, accountLimits.verifyCode, email);
  // A pending code needs a lock and a comparison, so the timing would reveal that one was requested.
  return inConstantTime(async () => {
    for (const candidate of await listTokensFor(request.deps.db, email, kinds)) {
      const outcome = await tryCode(request, candidate, body);
      if (outcome) return answer(request, outcome.opened);
    }
    throw codeExpired();
  });
}

/** A wrong code must be counted, so this transaction always commits; undefined means a wrong code. */
async function tryCode(request: AuthRequest, candidate: OneTimeToken, body: VerifyBody) {
  return request.deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, candidate.userId);
    const token = await lockToken(tx, candidate.id);
    if (!user || !token || !(await isCodeOf(tx, request, token, body.token))) return undefined;
    const redeemed = await redeemToken(tx, request, user, token, body.type);
    return { opened: redeemed && (await openSession(tx, request, redeemed, 'otp')) };
  });
}

async function answer(request: AuthRequest, opened: OpenedSession | undefined) {
  if (!opened) return { msg: HALF_CHANGED, code: '200' };
  return presentSession(request.deps, await loadAccount(request.deps.db, opened.user), opened.session);
}
