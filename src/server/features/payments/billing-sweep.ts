import { endExpiredPlans } from '#server/features/plans/user-type.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { runEach, runSteps, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
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
  const oldest = new Date(now.getTime() - LOG_RETENTION_DAYS * 86_400_000);
  return runSteps(deps, {
    applied: () => applyPending(deps, new Date(now.getTime() - PENDING_MILLISECONDS)),
    redeemed: () => redeemByProvedEmail(deps, now),
    mailed: () => mailRedeemLinks(deps),
    ended: () => endExpiredPlans(deps, now),
    purged: () => deleteDeliveriesBefore(deps.db, oldest.toISOString()),
  });
}

async function applyPending(deps: Pick<Dependencies, 'db' | 'config' | 'log' | 'now'>, before: Date): Promise<number> {
  const pending = await findPendingDeliveries(deps.db, before.toISOString(), PENDING_PER_SWEEP);
  return runEach(deps, pending, async (delivery) => {
    await applyDelivery(deps, delivery);
    return 1;
  });
}

export const startBillingSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'billing', SWEEP_MILLISECONDS, () => sweepBilling(deps));
