import type { Dependencies } from '#server/http/dependencies.ts';
import { type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { addFailures, deleteFailuresBefore, saveSeen } from './activity.repository.ts';

const FLUSH_MILLISECONDS = 30_000;
const HOUR = 3_600_000;
const RETENTION_MS = 30 * 24 * HOUR;

/** Writes this process's buffered activity to the database. */
export async function flushActivity({ db, activity, now }: Pick<Dependencies, 'db' | 'activity' | 'now'>) {
  const { seen, failures } = activity.take();
  const at = now().getTime();
  if (seen.length > 0) await saveSeen(db, seen);
  if (failures.length > 0) {
    const sorted = failures.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
    await addFailures(db, new Date(Math.floor(at / HOUR) * HOUR).toISOString(), sorted);
    await deleteFailuresBefore(db, new Date(at - RETENTION_MS).toISOString());
  }
  return {};
}

const keyOf = ({ method, route, status }: { method: string; route: string; status: number }) =>
  `${method} ${route} ${status}`;

/** Runs in every process that answers requests; the remaining buffer is written when the process ends. */
export function startActivitySweep(deps: Dependencies): ScheduledJob {
  const sweep = startScheduledJob(deps, 'activity', FLUSH_MILLISECONDS, () => flushActivity(deps));
  return {
    async stop() {
      await sweep.stop();
      await flushActivity(deps).catch(() => undefined); // the database may be gone by now
    },
  };
}
