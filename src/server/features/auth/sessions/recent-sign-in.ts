import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthSession } from './sessions.repository.ts';

/** Every sign-in creates a session; neither a refresh nor a second factor changes its creation time. */
export const isRecentSignIn = ({ createdAt }: AuthSession, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;

/**
 * Changing factors requires a recent proof of identity, so that an open or stolen session cannot lock the owner out.
 */
export function requireRecentProof(session: AuthSession, now: Date): void {
  // Newest first. A code of the factor counts as proof, because only the owner has it.
  const provedAt = session.amr[0]?.timestamp ?? 0;
  if (now.getTime() - provedAt * 1000 <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
