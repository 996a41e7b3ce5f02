import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/app-env.ts';

export type ScheduledJob = { stop(): Promise<void> };

/** A scheduled job: runs now and at intervals, never twice at once, until stopped. `work` returns what it did. */
export function startScheduledJob(
  { log, metrics }: Pick<Dependencies, 'log' | 'metrics'>,
  name: string,
  everyMs: number,
  work: () => Promise<Record<string, number>>,
): ScheduledJob {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .then((done) => {
        metrics.sweepFinished.setToCurrentTime({ sweep: name });
        if (Object.values(done).some((count) => count > 0)) log.info(done, `${name} sweep`);
      })
      .catch((error: unknown) => log.error({ err: describeError(error) }, `${name} sweep failed`))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
