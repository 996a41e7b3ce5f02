/** Runs at most `running` jobs at once and keeps at most `waiting` more; beyond that a job is refused. */
export type WorkQueue = {
  run<T>(job: () => Promise<T>): Promise<T>;
  /** Now running and waiting, for the metrics. */
  size(): { running: number; waiting: number };
};

export function createWorkQueue(limits: { running: number; waiting: number }, refuse: () => Error): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<T>(job: () => Promise<T>): Promise<T> {
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
  }

  return { run, size: () => ({ running, waiting: waiting.length }) };
}
