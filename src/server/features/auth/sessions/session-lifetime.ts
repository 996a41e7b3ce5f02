import { RECENT_SIGN_IN_MINUTES } from '#domain/accounts/password-rules.ts';
import type { Config } from '#server/config.ts';
import { AuthError } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthSession } from './sessions.repository.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Lifetime = Pick<Config, 'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS'>;

/** A session expires if it was last used before the first time, or created before the second. */
export const wornBefore = (config: Lifetime, now: Date) => ({
  idleSince: new Date(now.getTime() - config.SESSION_IDLE_DAYS * DAY).toISOString(),
  startedBefore: new Date(now.getTime() - config.SESSION_MAX_DAYS * DAY).toISOString(),
});

/** Why the session has expired; undefined while it is valid. */
export function describeWear(session: AuthSession, config: Lifetime, now: Date): string | undefined {
  const { idleSince, startedBefore } = wornBefore(config, now);
  if (new Date(session.createdAt) < new Date(startedBefore)) return 'Session Expired';
  const isIdle = new Date(session.refreshedAt ?? session.createdAt) < new Date(idleSince);
  return isIdle ? 'Session Expired (Inactivity)' : undefined;
}

export const isRecentSignIn = ({ createdAt }: AuthSession, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;

/** An open or stolen session alone must not be able to lock the owner out. */
export function requireRecentProof(session: AuthSession, now: Date): void {
  // Newest first. A code of the factor counts as proof, because only the owner has it.
  const provedAt = session.amr[0]?.timestamp ?? 0;
  if (now.getTime() - provedAt * 1000 <= RECENT_SIGN_IN_MINUTES * 60_000) return;
  throw new AuthError(403, 'reauthentication_needed', 'Changing factors requires a recent sign-in');
}
