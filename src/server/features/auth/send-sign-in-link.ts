import { recordAudit } from './audit.repository.ts';
import type { AuthRequest } from './auth-request.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';
import { issueToken } from './one-time-tokens.ts';
import { type AuthUser, updateUser } from './users.repository.ts';

/** Mails a link and code that sign the person in: to choose a new password (recovery) or simply to enter. */
export async function sendSignInLink(
  request: AuthRequest,
  user: AuthUser,
  purpose: 'recovery' | 'magiclink',
  challenge: string | undefined,
): Promise<void> {
  const { email, id } = user;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, id, now, { recoverySentAt: now });
    await recordAudit(tx, { action: 'user_recovery_requested', userId: id, ip: request.ip, now });
    const flow = challenge ? { method: purpose, challenge } : undefined;
    return issueToken(tx, request, { userId: id, kind: 'recovery', email, flow });
  });
  deliverMail(request, composeLinkMail(request, purpose, email, token), { kind: 'recovery', account: email });
}
