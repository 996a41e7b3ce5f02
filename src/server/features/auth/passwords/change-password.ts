import { isRecentSignIn } from '#domain/accounts/recent-sign-in.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import { accountLimits, limitAccount } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, changeAccount } from '#server/features/auth/protocol/caller.ts';
import { endAllAccess } from '#server/features/auth/sessions/end-sessions.ts';
import { isPendingCode } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, lockUser, noEmailChange, updateUser } from '#server/features/auth/users.repository.ts';
import { addressKey } from '#server/http/client-address.ts';
import { limitGuesses } from './password-grant.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

type PasswordChange = { password: string; current: string; nonce: string };

/** Sets a new password, invalidates pending codes, links and the calendar URL, and ends all other sessions. */
export async function changePassword(request: AuthRequest, caller: Caller, change: PasswordChange): Promise<void> {
  const { user, session } = caller;
  const owner = addressKey(request.ip);
  await requireProof(request, caller, change);
  if (user.passwordHash && (await isPasswordOf(user.passwordHash, change.password, owner))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const passwordHash = await hashPassword(change.password, owner);
  await changeAccount(request, caller, async (tx, present) => {
    if (present.user.passwordHash !== user.passwordHash) {
      throw new AuthError(409, 'conflict', 'The password was changed meanwhile');
    }
    await updateUser(tx, user.id, { passwordHash, ...noEmailChange });
    await endAllAccess(tx, user.id, session.id);
    await recordAccountAction(tx, 'user_updated_password', user.id, request.ip);
  });
}

/**
 * Requires the current password, a mailed code, or a sign-in of the last minutes, because a token alone may be stolen.
 * Every credential that is sent must be correct.
 */
async function requireProof(request: AuthRequest, { user, session }: Caller, change: PasswordChange): Promise<void> {
  if (change.nonce) await checkNonce(request, user, change.nonce);
  if (change.current) await checkCurrent(request, user, change.current);
  if (change.nonce || change.current || isRecentSignIn(new Date(session.createdAt), request.deps.now())) return;
  throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
}

async function checkCurrent(request: AuthRequest, user: AuthUser, current: string): Promise<void> {
  const forget = await limitGuesses(request, user.email);
  if (!(await isPasswordOf(user.passwordHash, current, addressKey(request.ip)))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.');
  }
  await forget();
}

async function checkNonce(request: AuthRequest, { id: userId, email }: AuthUser, code: string): Promise<void> {
  await limitAccount(request, accountLimits.verifyCode, userId);
  const isRight = await request.deps.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return isPendingCode(tx, request, { userId, email, kind: 'reauthentication' }, code);
  });
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
