import type { DueClock } from '#domain/tasks/due.ts';

/** Now and the end of the person's own day, wherever they are: calculated once for a whole board. */
export function dueClock(now: Date): DueClock {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { now: now.getTime(), tomorrow: tomorrow.getTime() };
}
