import { UNUSED_PICTURE_DAYS } from '#domain/legal/retention.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { runEach, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import { deleteUpload, findOrphanedUploads } from './storage.repository.ts';

const SWEEP_MILLISECONDS = 6 * 3_600_000;
const PER_SWEEP = 500;

/** Deletes pictures that nothing uses. The file first: after a failure the next run finds the row again. */
export async function sweepUploads(deps: Pick<Dependencies, 'db' | 'files' | 'now' | 'log'>) {
  const before = new Date(deps.now().getTime() - UNUSED_PICTURE_DAYS * 86_400_000).toISOString();
  const orphans = await findOrphanedUploads(deps.db, before, PER_SWEEP);
  const removed = await runEach(deps, orphans, async ({ bucket, name }) => {
    await deps.files.remove(`${bucket}/${name}`);
    await deleteUpload(deps.db, bucket, name);
    return 1;
  });
  return { removed };
}

export const startUploadSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'uploads', SWEEP_MILLISECONDS, () => sweepUploads(deps));
