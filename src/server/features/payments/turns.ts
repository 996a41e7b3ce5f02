/** At most `limit` at a time; the others wait their turn, first come, first served. */
export function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed over, so the count stays until nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
