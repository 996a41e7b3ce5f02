import * as z from 'zod';
import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/error-causes.ts';
import type { TokenKind } from '#server/db/schema/auth.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError, validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import { type AuthRequest, text } from '#server/features/auth/protocol/auth-request.ts';
import { inConstantTime } from '#server/features/auth/protocol/constant-time.ts';
import { isEmailAddress, normalizeEmail } from '#server/features/auth/protocol/email-address.ts';
import { isBanned, type OpenedSession, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { endUnprovedCredentials, mayHaveUnprovedCredentials } from '#server/features/auth/unproved-credentials.ts';
import {
  type AuthUser,
  loadAccount,
  lockUser,
  updateProfileEmail,
  updateUser,
} from '#server/features/auth/users.repository.ts';
import {
  deleteToken,
  findLink,
  listTokensFor,
  lockToken,
  type OneTimeToken,
  voidTokensOf,
} from './one-time-tokens.repository.ts';
import { isCodeOf, isExpired } from './one-time-tokens.ts';

type VerificationType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

/** Token kinds that each type may redeem; sign-in links and recovery links share one kind. */
const kindsOfType: Record<VerificationType, readonly TokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['confirmation', 'recovery'],
};

const kindsOf = (type: string): readonly TokenKind[] | undefined =>
  Object.hasOwn(kindsOfType, type) ? kindsOfType[type as VerificationType] : undefined;

export const HALF_CHANGED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Undefined when the other address of an e-mail change still has to confirm. */
type Redeemed = AuthUser | undefined;

/** Uses a token up and applies its effect. Requires the locks of user and token, in a transaction. */
async function redeemToken(
  tx: Db,
  request: AuthRequest,
  user: AuthUser,
  token: OneTimeToken,
  type: string,
): Promise<Redeemed> {
  if (isBanned(user, request.deps.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  const isChange = token.kind === 'email_change_current' || token.kind === 'email_change_new';
  if (!isChange) {
    await voidTokensOf(tx, user.id);
    const owned = await proveMailbox(tx, request, user, token, type);
    return owned.emailConfirmedAt ? owned : confirmEmail(tx, request, owned);
  }
  await deleteToken(tx, token.id);
  const confirmed = user.emailChangeConfirmed | (token.kind === 'email_change_current' ? 1 : 2);
  const now = request.deps.now().toISOString();
  if (confirmed !== 3 || !user.newEmail) {
    await updateUser(tx, user.id, now, { emailChangeConfirmed: confirmed });
    return undefined;
  }
  return changeEmail(tx, request, user, user.newEmail);
}

/** Opening any mail proves the mailbox; credentials that someone else may have from before are removed. */
async function proveMailbox(
  tx: Db,
  request: AuthRequest,
  user: AuthUser,
  token: OneTimeToken,
  type: string,
): Promise<AuthUser> {
  const now = request.deps.now().toISOString();
  if (await takesOver(tx, user, token, type)) return endUnprovedCredentials(tx, user, now);
  if (user.emailProvedAt) return user;
  return (await updateUser(tx, user.id, now, { emailProvedAt: now })) ?? user;
}

/** A confirmation belongs to its own sign-up; other links may reach an account that a stranger created. */
async function takesOver(tx: Db, user: AuthUser, token: OneTimeToken, type: string): Promise<boolean> {
  if (token.kind !== 'recovery') return false;
  return type === 'recovery' ? mayHaveUnprovedCredentials(tx, user) : user.emailProvedAt === null;
}

async function confirmEmail(tx: Db, request: AuthRequest, user: AuthUser): Promise<AuthUser> {
  const now = request.deps.now().toISOString();
  await updateProfileEmail(tx, user.id, user.email, now);
  await recordAccountAction(tx, { action: 'user_confirmed', userId: user.id, ip: request.ip, now });
  const confirmed = await updateUser(tx, user.id, now, {
    emailConfirmedAt: now,
    userMetadata: { ...user.userMetadata, email_verified: true },
  });
  return confirmed ?? user;
}

async function changeEmail(tx: Db, request: AuthRequest, user: AuthUser, email: string): Promise<AuthUser> {
  const now = request.deps.now().toISOString();
  try {
    const changed = await updateUser(tx, user.id, now, {
      email,
      newEmail: null,
      emailChangeConfirmed: 0,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      emailProvedAt: user.emailProvedAt ?? now,
      userMetadata: { ...user.userMetadata, email, email_verified: true },
    });
    await updateProfileEmail(tx, user.id, email, now);
    await voidTokensOf(tx, user.id);
    await recordAccountAction(tx, { action: 'user_email_changed', userId: user.id, ip: request.ip, now });
    return changed ?? user;
  } catch (error) {
    // Another account may have taken the address in the meantime; the unique index decides.
    if (!isUniqueViolation(error, 'auth_users_email_key')) throw error;
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
}

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
