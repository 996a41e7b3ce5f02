import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthSession } from './sessions.repository.ts';

/** Every sign-in begins a session; neither a refresh nor a factor makes it younger. */
export const isRecentSignIn = ({ createdAt }: AuthSession, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;

/** A session left open, or stolen, must not become the owner's lock: who changes factors has just proved themselves. */
export function requireRecentProof(session: AuthSession, now: Date): void {
  // Newest first, and a code of the factor counts: only its owner has one.
  const provedAt = session.amr[0]?.timestamp ?? 0;
  if (now.getTime() - provedAt * 1000 <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
