import type { Db } from '#server/db/client.ts';
import { removeAccount } from '#server/features/auth/account-access.service.ts';
import { sendInBackground } from '#server/features/auth/mail/mail-retry.ts';
import { findRatedItems, settleRatings } from '#server/features/comments/comments.service.ts';
import { forgetBuyer } from '#server/features/payments/forget-buyer.ts';
import { removePicturesOf } from '#server/features/storage/storage.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { runEach, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { listDue, lockDue } from './deletion.repository.ts';
import { isLastAdmin } from './deletion.service.ts';
import { accountDeletedMail } from './deletion-mails.ts';

const SWEEP_MILLISECONDS = 10 * 60_000;
const PER_SWEEP = 100;

/** Except the last administrator. Safe on several instances: only the one that deletes the row sends the mail. */
export async function sweepDeletions(deps: Pick<Dependencies, 'db' | 'files' | 'now' | 'mailer' | 'metrics' | 'log'>) {
  const now = deps.now().toISOString();
  const deleted = await runEach(deps, await listDue(deps.db, now, PER_SWEEP), async (userId) => {
    if (await deps.db.transaction((tx) => isLastAdmin(tx, userId))) return 0;
    // Files first: if that fails, the next run finds the account again.
    await removePicturesOf(deps, userId);
    const email = await deps.db.transaction((tx) => deleteForGood(tx, userId, now));
    if (!email) return 0;
    sendInBackground(deps, accountDeletedMail(email), 'deleted');
    return 1;
  });
  return { deleted };
}

async function deleteForGood(tx: Db, userId: string, now: string): Promise<string | undefined> {
  if (!(await lockDue(tx, userId, now)) || (await isLastAdmin(tx, userId))) return undefined;
  const rated = await findRatedItems(tx, userId);
  await forgetBuyer(tx, userId);
  const email = await removeAccount(tx, userId);
  await settleRatings(tx, rated);
  return email;
}

export const startDeletionSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'deletions', SWEEP_MILLISECONDS, () => sweepDeletions(deps));
