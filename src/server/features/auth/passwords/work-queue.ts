/** Runs at most `running` jobs at once and keeps at most `waiting` more; beyond that a job is refused. */
export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T>;

export function createWorkQueue(limits: { running: number; waiting: number }, refuse: () => Error): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run(job) {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) throw refuse();
      // The job that ends hands its place over, so `running` already counts the one that wakes up.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
