import { recordAudit } from './audit.repository.ts';
import { AuthError } from './auth-errors.ts';
import { limitMail } from './auth-limits.ts';
import type { AuthRequest } from './auth-request.ts';
import type { Caller } from './caller.ts';
import { deliverMail } from './deliver-mail.ts';
import { reauthenticationMail } from './mail-texts.ts';
import { issueToken } from './one-time-tokens.ts';
import { updateUser } from './users.repository.ts';

/** Mails a code that goes along with a password change. */
export async function reauthenticate(request: AuthRequest, { user }: Caller) {
  if (!user.emailConfirmedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await limitMail(request, 'reauthentication', user.email);
  const { code } = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, user.id, now, { reauthenticationSentAt: now });
    await recordAudit(tx, { action: 'user_reauthenticate_requested', userId: user.id, ip: request.ip, now });
    return issueToken(tx, request, { userId: user.id, kind: 'reauthentication', email: user.email });
  });
  deliverMail(request, reauthenticationMail(user.email, code), { kind: 'reauthentication', account: user.email });
  return {};
}
