import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import { issueToken } from '#server/features/auth/tokens/one-time-tokens.ts';
import { type AuthUser, updateUser } from '#server/features/auth/users.repository.ts';
import { composeLinkMail, deliverMail } from './deliver-mail.ts';

/** Mails the code and link that confirm the address of a new account. */
export async function sendConfirmation(
  request: AuthRequest,
  user: AuthUser,
  challenge: string | undefined,
): Promise<AuthUser> {
  const { email, id } = user;
  const { token, informed } = await request.deps.db.transaction(async (tx) => {
    const now = request.deps.now().toISOString();
    const flow = challenge ? { method: 'email/signup' as const, challenge } : undefined;
    const informed = await updateUser(tx, id, now, { confirmationSentAt: now });
    return { informed, token: await issueToken(tx, request, { userId: id, kind: 'confirmation', email, flow }) };
  });
  deliverMail(request, composeLinkMail(request, 'signup', email, token), { kind: 'confirmation', account: email });
  return informed ?? user;
}
