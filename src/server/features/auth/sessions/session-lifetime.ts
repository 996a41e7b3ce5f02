import type { Config } from '#server/config.ts';
import type { AuthSession } from './sessions.repository.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Lifetime = Pick<Config, 'SESSION_IDLE_DAYS' | 'SESSION_MAX_DAYS'>;

/** The moments before which a session must not have been used last, and must not have begun. */
export const wornBefore = (config: Lifetime, now: Date) => ({
  idleSince: new Date(now.getTime() - config.SESSION_IDLE_DAYS * DAY).toISOString(),
  startedBefore: new Date(now.getTime() - config.SESSION_MAX_DAYS * DAY).toISOString(),
});

/** Why the session is over by age; undefined while it may go on. */
export function describeWear(session: AuthSession, config: Lifetime, now: Date): string | undefined {
  const { idleSince, startedBefore } = wornBefore(config, now);
  if (new Date(session.createdAt) < new Date(startedBefore)) return 'Session Expired';
  const isIdle = new Date(session.refreshedAt ?? session.createdAt) < new Date(idleSince);
  return isIdle ? 'Session Expired (Inactivity)' : undefined;
}
