import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { hasMailLeft } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, updateUser } from '#server/features/auth/users.repository.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';

/** Mails a sign-in link and code: for choosing a new password (recovery) or for a plain sign-in. */
export async function sendRecoveryOrSignInMail(
  request: AuthRequest,
  user: AuthUser,
  purpose: 'recovery' | 'magiclink',
  challenge: string | undefined,
): Promise<void> {
  const { email, id } = user;
  if (!(await hasMailLeft(request, 'recovery', email))) return;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, id, now, { recoverySentAt: now });
    await recordAccountAction(tx, { action: 'user_recovery_requested', userId: id, ip: request.ip, now });
    return issueToken(tx, request, { userId: id, kind: 'recovery', email });
  });
  const message = composeLinkMail(request, purpose, email, token, challenge);
  deliverMail(request, message, { kind: 'recovery', account: email });
}
