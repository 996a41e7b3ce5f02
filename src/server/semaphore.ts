export type Semaphore = {
  take<T>(work: () => Promise<T>): Promise<T>;
  size(): { running: number; waiting: number };
};

/** At most `limit` at a time; the others wait in order of arrival. */
export function createSemaphore(limit: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed over, so the count stays unchanged while someone waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { take, size: () => ({ running, waiting: waiting.length }) };
}
