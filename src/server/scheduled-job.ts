import { describeError } from '#server/db/error-causes.ts';
import type { Dependencies } from '#server/http/dependencies.ts';

export type ScheduledJob = { stop(): Promise<void> };

/** A failure is logged and keeps none of the others from running, but the sweep does not count as finished. */
export async function runEach<T>(
  { log }: Pick<Dependencies, 'log'>,
  items: readonly T[],
  work: (item: T) => Promise<number>,
): Promise<number> {
  let done = 0;
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      done += await work(item);
    } catch (error) {
      failures.push(error);
      log.error({ err: describeError(error) }, 'a part of a sweep failed');
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

/** The same for steps with names. */
export async function runSteps<Name extends string>(
  deps: Pick<Dependencies, 'log'>,
  steps: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const done = {} as Record<Name, number>;
  await runEach(deps, Object.keys(steps) as Name[], async (name) => {
    done[name] = await steps[name]();
    return done[name];
  });
  return done;
}

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
