import { hasMailLeft } from '#server/features/auth/protocol/auth-limits.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, updateUser } from '#server/features/auth/users.repository.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';

export async function sendConfirmation(
  request: AuthRequest,
  user: AuthUser,
  challenge: string | undefined,
): Promise<void> {
  const { email, id } = user;
  if (!(await hasMailLeft(request, 'confirmation', email))) return;
  const token = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    await updateUser(tx, id, now, { confirmationSentAt: now });
    return issueToken(tx, request, { userId: id, kind: 'confirmation', email });
  });
  const message = composeLinkMail(request, 'signup', email, token, challenge);
  deliverMail(request, message, { kind: 'confirmation', account: email });
}
