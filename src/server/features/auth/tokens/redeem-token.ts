import type { Db } from '#server/db/client.ts';
import { isUniqueViolation } from '#server/db/error-causes.ts';
import type { TokenKind } from '#server/db/schema/auth.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { mayHaveForeignCredentials, takeOverAccount } from '#server/features/auth/mailbox-proof.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { isBanned } from '#server/features/auth/sessions/sessions.ts';
import { type AuthUser, mirrorEmail, updateUser } from '#server/features/auth/users.repository.ts';
import { deleteToken, type OneTimeToken, voidTokensOf } from './one-time-tokens.repository.ts';

export type VerificationType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

/** Token kinds that each type may redeem; sign-in links and recovery links share one kind. */
const kindsOfType: Record<VerificationType, readonly TokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['confirmation', 'recovery'],
};

export const kindsOf = (type: string): readonly TokenKind[] | undefined =>
  Object.hasOwn(kindsOfType, type) ? kindsOfType[type as VerificationType] : undefined;

export const HALF_CHANGED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Undefined when the other address of an e-mail change still has to confirm. */
export type Redeemed = AuthUser | undefined;

/** Uses a token up and applies its effect. Requires the locks of user and token, in a transaction. */
export async function redeemToken(
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
  if (await takesOver(tx, user, token, type)) return takeOverAccount(tx, user, now);
  if (user.emailProvedAt) return user;
  return (await updateUser(tx, user.id, now, { emailProvedAt: now })) ?? user;
}

/** A confirmation belongs to its own sign-up; other links may reach an account that a stranger created. */
async function takesOver(tx: Db, user: AuthUser, token: OneTimeToken, type: string): Promise<boolean> {
  if (token.kind !== 'recovery') return false;
  return type === 'recovery' ? mayHaveForeignCredentials(tx, user) : user.emailProvedAt === null;
}

async function confirmEmail(tx: Db, request: AuthRequest, user: AuthUser): Promise<AuthUser> {
  const now = request.deps.now().toISOString();
  await mirrorEmail(tx, user.id, user.email, now);
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
    await mirrorEmail(tx, user.id, email, now);
    await voidTokensOf(tx, user.id);
    await recordAccountAction(tx, { action: 'user_email_changed', userId: user.id, ip: request.ip, now });
    return changed ?? user;
  } catch (error) {
    // Another account may have taken the address in the meantime; the unique index decides.
    if (!isUniqueViolation(error, 'auth_users_email_key')) throw error;
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
}
