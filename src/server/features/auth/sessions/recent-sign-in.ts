import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthSession } from './sessions.repository.ts';

/** Every sign-in begins a session; neither a refresh nor a factor makes it younger. */
export const isRecentSignIn = ({ createdAt }: AuthSession, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;

/** A session left open, or stolen, must not become the owner's lock: who changes factors has just proved themselves. */
export function requireRecentSignIn(session: AuthSession, now: Date): void {
  if (isRecentSignIn(session, now)) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
