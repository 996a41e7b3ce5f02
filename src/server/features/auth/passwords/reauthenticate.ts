import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { deliverMail } from '#server/features/auth/mail/deliver-mail.ts';
import { reauthenticationMail } from '#server/features/auth/mail/mail-texts.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import { limitOwnMail } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { updateUser } from '#server/features/auth/users.repository.ts';

/** Mails a code for a password change; not to an unproved mailbox, where it would prove nothing. */
export async function reauthenticate(request: AuthRequest, caller: Caller) {
  const { user } = caller;
  if (!user.emailProvedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitOwnMail(request, 'reauthentication', user.email);
  const { code } = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await lockCaller(tx, request, caller);
    await updateUser(tx, user.id, now, { reauthenticationSentAt: now });
    await recordAccountAction(tx, { action: 'user_reauthenticate_requested', userId: user.id, ip: request.ip, now });
    return issueToken(tx, request, { userId: user.id, kind: 'reauthentication', email: user.email });
  });
  deliverMail(request, reauthenticationMail(user.email, code), { kind: 'reauthentication', account: user.email });
  return {};
}
