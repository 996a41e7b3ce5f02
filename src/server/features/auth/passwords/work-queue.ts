export type WorkQueue = {
  /** Runs a job in its turn; `owner` says whose share of the queue it takes. */
  run<T>(owner: string, job: () => Promise<T>): Promise<T>;
  /** Now running and waiting, for the metrics. */
  size(): { running: number; waiting: number };
};

type Place = { start: () => void; refuse: () => void };

/**
 * Runs at most `running` jobs at once and keeps at most `waiting` more. Owners take turns, so that many jobs of one
 * wait behind a single job of another; when no place is left, the owner with the most gives up the last of theirs.
 */
export function createWorkQueue(limits: { running: number; waiting: number }, refuse: () => Error): WorkQueue {
  let running = 0;
  let waiting = 0;
  // In the order of their turns: who has just had one goes to the end.
  const lines = new Map<string, Place[]>();

  function longestLine(): Place[] {
    return [...lines.values()].reduce((longest, line) => (line.length > longest.length ? line : longest), []);
  }

  function makeRoomFor(owner: string): boolean {
    if (waiting < limits.waiting) return true;
    const longest = longestLine();
    if (longest.length <= (lines.get(owner)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse();
    waiting -= 1;
    return true;
  }

  function waitInLine(owner: string): Promise<void> {
    if (!makeRoomFor(owner)) throw refuse();
    waiting += 1;
    return new Promise((start, reject) => {
      const line = lines.get(owner) ?? [];
      lines.set(owner, line);
      line.push({ start, refuse: () => reject(refuse()) });
    });
  }

  function startNext(): void {
    for (const [owner, line] of lines) {
      lines.delete(owner);
      const next = line.shift();
      if (line.length > 0) lines.set(owner, line);
      if (!next) continue;
      waiting -= 1;
      next.start();
      return;
    }
    running -= 1;
  }

  async function run<T>(owner: string, job: () => Promise<T>): Promise<T> {
    // The job that ends hands its place over, so `running` already counts the one that wakes up.
    if (running >= limits.running) await waitInLine(owner);
    else running += 1;
    try {
      return await job();
    } finally {
      startNext();
    }
  }

  return { run, size: () => ({ running, waiting }) };
}
