import { endExpiredPlans } from '#server/features/plans/user-type.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { applyDelivery } from './apply-payment.ts';
import { deleteDeliveriesBefore, findPendingDeliveries } from './payments.repository.ts';
import { mailRedeemLinks } from './redeem-mail.ts';
import { redeemByProvedEmail } from './unredeemed-orders.ts';

const SWEEP_MILLISECONDS = 30_000;
/** A delivery that is still pending after this time was interrupted between storing and applying. */
const PENDING_MILLISECONDS = 60_000;
const PENDING_PER_SWEEP = 200;
const LOG_RETENTION_DAYS = 90;

/** Scheduled work. Every step is safe to run on all instances at once. */
export async function sweepBilling(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now' | 'mailer'>) {
  const now = deps.now();
  const applied = await applyPending(deps, new Date(now.getTime() - PENDING_MILLISECONDS));
  const redeemed = await redeemByProvedEmail(deps.db, now);
  const mailed = await mailRedeemLinks(deps);
  const ended = await endExpiredPlans(deps.db, now);
  const oldest = new Date(now.getTime() - LOG_RETENTION_DAYS * 86_400_000);
  const purged = await deleteDeliveriesBefore(deps.db, oldest.toISOString());
  return { applied, redeemed, mailed, ended, purged };
}

async function applyPending(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now'>, before: Date): Promise<number> {
  const pending = await findPendingDeliveries(deps.db, before.toISOString(), PENDING_PER_SWEEP);
  for (const delivery of pending) await applyDelivery(deps, delivery);
  return pending.length;
}

/** Runs while the process serves requests. */
export const startBillingSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'billing', SWEEP_MILLISECONDS, () => sweepBilling(deps));
