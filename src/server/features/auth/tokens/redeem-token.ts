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
import { isBanned, openSession, presentSession } from '#server/features/auth/sessions/sessions.ts';
import { endUnprovedCredentials, listFactorsBeforeProof } from '#server/features/auth/unproved-credentials.ts';
import { type AuthUser, lockUser, updateProfileEmail, updateUser } from '#server/features/auth/users.repository.ts';
import { deleteTokens, findLink, listTokensFor, voidTokensOf } from './one-time-tokens.repository.ts';
import { isExpired, isPendingCode } from './one-time-tokens.ts';

/** Token kinds that each type may redeem; sign-in links and recovery links share one kind. */
const kindsOfType: ReadonlyMap<string, readonly TokenKind[]> = new Map<string, readonly TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['magiclink', ['recovery']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['email', ['confirmation', 'recovery']],
]);

const HALF_CHANGED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The answer when the other address of an e-mail change still has to confirm. */
export const halfChanged = { msg: HALF_CHANGED, code: '200' };

/** Uses a token up and applies its effect; undefined if half of an e-mail change is missing. Requires the user's lock. */
async function redeemToken(
  tx: Db,
  request: AuthRequest,
  user: AuthUser,
  { kind, type }: { kind: TokenKind; type: string },
): Promise<AuthUser | undefined> {
  const now = request.deps.now();
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    await deleteTokens(tx, user.id, kind);
    const emailChangeConfirmed = user.emailChangeConfirmed | (kind === 'email_change_current' ? 1 : 2);
    if (emailChangeConfirmed === 3 && user.newEmail) return changeEmail(tx, request, user, user.newEmail);
    await updateUser(tx, user.id, { emailChangeConfirmed });
    return undefined;
  }
  await voidTokensOf(tx, user.id);
  // Opening any mail proves the mailbox; credentials that someone else may have from before are removed.
  const owned = (await takesOver(tx, user, kind, type))
    ? await endUnprovedCredentials(tx, user, now)
    : await updateUser(tx, user.id, { emailProvedAt: user.emailProvedAt ?? now.toISOString() });
  return owned.emailConfirmedAt ? owned : confirmEmail(tx, request, owned);
}

/** A confirmation belongs to its own sign-up; other links may reach an account that a stranger created. */
async function takesOver(tx: Db, user: AuthUser, kind: TokenKind, type: string): Promise<boolean> {
  if (kind !== 'recovery') return false;
  if (user.emailProvedAt === null) return true;
  return type === 'recovery' && (await listFactorsBeforeProof(tx, user)).length > 0;
}

async function confirmEmail(tx: Db, request: AuthRequest, user: AuthUser): Promise<AuthUser> {
  await updateProfileEmail(tx, user.id, user.email);
  await recordAccountAction(tx, 'user_confirmed', user.id, request.ip);
  return updateUser(tx, user.id, {
    emailConfirmedAt: request.deps.now().toISOString(),
    userMetadata: { ...user.userMetadata, email_verified: true },
  });
}

async function changeEmail(tx: Db, request: AuthRequest, user: AuthUser, email: string): Promise<AuthUser> {
  const now = request.deps.now().toISOString();
  try {
    const changed = await updateUser(tx, user.id, {
      email,
      newEmail: null,
      emailChangeConfirmed: 0,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      emailProvedAt: user.emailProvedAt ?? now,
      userMetadata: { ...user.userMetadata, email, email_verified: true },
    });
    await updateProfileEmail(tx, user.id, email);
    await voidTokensOf(tx, user.id);
    await recordAccountAction(tx, 'user_email_changed', user.id, request.ip);
    return changed;
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
  const opened = body.token_hash ? await verifyHash(request, body) : await verifyCode(request, body);
  return opened ? presentSession(request.deps, opened) : halfChanged;
}

const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

function verifyHash(request: AuthRequest, { type, token_hash, ...rest }: VerifyBody) {
  if (rest.email || rest.phone || rest.redirect_to) {
    throw validationFailed('Only the token_hash and type should be provided');
  }
  return redeemLink(request, type, token_hash, (tx, user) => openSession(tx, request, user, 'otp'));
}

/** Uses up the token of a link, under its user's lock; then `complete` continues in the same transaction. */
export async function redeemLink<T>(
  request: AuthRequest,
  type: string,
  linkToken: string,
  complete: (tx: Db, user: AuthUser) => Promise<T>,
): Promise<T | undefined> {
  const kinds = kindsOfType.get(type);
  if (!kinds) throw validationFailed('Invalid email verification type');
  return request.deps.db.transaction(async (tx) => {
    const found = await findLink(tx, linkToken);
    const user = found && (await lockUser(tx, found.userId));
    const link = user && (await findLink(tx, linkToken));
    if (!link || !kinds.includes(link.kind) || isExpired(request, link)) throw linkExpired();
    const redeemed = await redeemToken(tx, request, user, { kind: link.kind, type });
    return redeemed && complete(tx, redeemed);
  });
}

async function verifyCode(request: AuthRequest, { type, email: address, phone, token: code }: VerifyBody) {
  if (!address === !phone) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  if (phone) {
    if (!/^\+?[1-9]\d{1,14}$/.test(phone)) throw validationFailed('Invalid phone number format (E.164 required)');
    throw codeExpired();
  }
  if (!isEmailAddress(address)) throw new AuthError(422, 'validation_failed', 'Invalid email format');
  const kinds = kindsOfType.get(type);
  if (!kinds) throw codeExpired();
  const email = normalizeEmail(address);
  await limitAccount(request, accountLimits.verifyCode, email);
  // A pending code needs a lock and a comparison, so the timing would reveal that one was requested.
  return inConstantTime(async () => {
    for (const { userId, kind } of await listTokensFor(request.deps.db, email, kinds)) {
      // A wrong code must be counted, so this transaction always commits.
      const redeemed = await request.deps.db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (!user || !(await isPendingCode(tx, request, { userId, email, kind }, code))) return undefined;
        const owner = await redeemToken(tx, request, user, { kind, type });
        return { opened: owner && (await openSession(tx, request, owner, 'otp')) };
      });
      if (redeemed) return redeemed.opened;
    }
    throw codeExpired();
  });
}
