import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { type Caller, lockCaller } from '#server/features/auth/protocol/caller.ts';
import { deleteTokens } from '#server/features/auth/tokens/one-time-tokens.repository.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { updateUser } from '#server/features/auth/users.repository.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';

/** Both addresses get a message and both must confirm; until then the account keeps the current address. */
export async function sendEmailChange(
  request: AuthRequest,
  caller: Caller,
  newEmail: string,
  challenge: string | undefined,
): Promise<void> {
  const { email, current, next } = await request.deps.db.transaction(async (tx) => {
    const { user } = await lockCaller(tx, request, caller);
    const { id: userId, email } = user;
    const now = request.deps.now().toISOString();
    await updateUser(tx, userId, now, { newEmail, emailChangeConfirmed: 0, emailChangeSentAt: now });
    await recordAccountAction(tx, { action: 'user_email_change_requested', userId, ip: request.ip, now });
    // Links of an earlier change request must not confirm this one.
    await deleteTokens(tx, userId, ['email_change_current', 'email_change_new']);
    const current = await issueToken(tx, request, { userId, kind: 'email_change_current', email });
    const next = await issueToken(tx, request, { userId, kind: 'email_change_new', email: newEmail });
    return { email, current, next };
  });
  const limit = { kind: 'email_change', account: email } as const;
  deliverMail(request, composeLinkMail(request, 'email_change_current', email, current, challenge), limit);
  deliverMail(request, composeLinkMail(request, 'email_change_new', newEmail, next, challenge), limit);
}
