import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type Lifetime, wornBefore } from './session-lifetime.ts';
import { deleteWornSessions } from './sessions.repository.ts';
import { deleteExpired } from './sweep-expired.repository.ts';

const MINUTE = 60_000;
const SWEEP_EVERY = 15 * MINUTE;
/** Expired rows stay a while: who comes late is told that it expired, not that it never was. */
const GRACE = 60 * MINUTE;
const SESSION_GRACE = 7 * 24 * 60 * MINUTE;
/** A mailed link lives an hour and its code five minutes more. */
const FLOW_LIFETIME = 120 * MINUTE;
const AUDIT_LIFETIME = 180 * 24 * 60 * MINUTE;

/** Removes what can no longer be used, and audit rows that are no longer of use. Rows in use right now wait for the next time. */
export async function sweepExpired(db: Db, now: Date, config: Lifetime): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  await deleteExpired(db, {
    expiredBefore: before(GRACE),
    flowsBefore: before(FLOW_LIFETIME),
    auditBefore: before(AUDIT_LIFETIME),
    countersBefore: now,
  });
  await deleteWornSessions(db, wornBefore(config, new Date(now.getTime() - SESSION_GRACE)));
}

/** Sweeps now and then, beside the requests that come anyway: no timer to keep alive or to stop. */
export function createSweeper(): (deps: Dependencies) => void {
  let nextSweep = 0;
  return (deps) => {
    const now = deps.now();
    if (now.getTime() < nextSweep) return;
    nextSweep = now.getTime() + SWEEP_EVERY;
    sweepExpired(deps.db, now, deps.config).then(
      () => deps.metrics.sweepFinished.setToCurrentTime({ sweep: 'accounts' }),
      (error: unknown) => deps.log.warn({ err: describeError(error) }, 'expired account data was not removed'),
    );
  };
}
