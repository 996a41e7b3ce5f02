import { recordAudit } from '#server/features/auth/audit.repository.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, lockUser, updateUser } from '#server/features/auth/users.repository.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';

/** Both addresses get a message and both must confirm; until then the account keeps the current one. */
export async function sendEmailChange(
  request: AuthRequest,
  user: AuthUser,
  newEmail: string,
  challenge: string | undefined,
): Promise<AuthUser> {
  const userId = user.id;
  const flow = challenge ? { method: 'email_change' as const, challenge } : undefined;
  const issued = await request.deps.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = request.deps.now().toISOString();
    const changed = await updateUser(tx, userId, now, { newEmail, emailChangeConfirmed: 0, emailChangeSentAt: now });
    await recordAudit(tx, { action: 'user_email_change_requested', userId, ip: request.ip, now });
    const current = await issueToken(tx, request, { userId, kind: 'email_change_current', email: user.email, flow });
    const next = await issueToken(tx, request, { userId, kind: 'email_change_new', email: newEmail, flow });
    return { changed, current, next };
  });
  const limit = { kind: 'email_change', account: user.email } as const;
  deliverMail(request, composeLinkMail(request, 'email_change_current', user.email, issued.current), limit);
  deliverMail(request, composeLinkMail(request, 'email_change_new', newEmail, issued.next), limit);
  return issued.changed ?? user;
}
