import type { Db } from '#server/db/client.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { deleteExpiredSessions } from './sessions.repository.ts';
import { type Lifetime, sessionsExpireBefore } from './sessions.ts';
import { deleteExpired } from './sweep-expired.repository.ts';

const MINUTE = 60_000;
const SWEEP_EVERY = 15 * MINUTE;
/** Expired rows are kept for a while, so that a late visitor gets "expired" instead of "not found". */
const GRACE = 60 * MINUTE;
const SESSION_GRACE = 7 * 24 * 60 * MINUTE;
/** A mailed link is valid for one hour, and its code five minutes longer. */
const FLOW_LIFETIME = 120 * MINUTE;
const AUDIT_LIFETIME = 180 * 24 * 60 * MINUTE;

/** Removes expired rows and old audit rows. Skips locked rows until the next run. */
export async function sweepExpired(db: Db, now: Date, config: Lifetime): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  await deleteExpired(db, {
    expiredBefore: before(GRACE),
    flowsBefore: before(FLOW_LIFETIME),
    auditBefore: before(AUDIT_LIFETIME),
    countersBefore: now,
  });
  await deleteExpiredSessions(db, sessionsExpireBefore(config, new Date(now.getTime() - SESSION_GRACE)));
}

export const startAccountSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'accounts', SWEEP_EVERY, async () => {
    await sweepExpired(deps.db, deps.now(), deps.config);
    return {};
  });
