import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthSession } from './sessions.repository.ts';

export const isRecentSignIn = ({ createdAt }: AuthSession, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;

/** An open or stolen session alone must not be able to lock the owner out. */
export function requireRecentProof(session: AuthSession, now: Date): void {
  // Newest first. A code of the factor counts as proof, because only the owner has it.
  const provedAt = session.amr[0]?.timestamp ?? 0;
  if (now.getTime() - provedAt * 1000 <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
