import type { Config } from '#server/config.ts';
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
