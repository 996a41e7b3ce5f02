import type { Lesson } from '#contract/academy.ts';
import { formatDate } from '#web/lib/format-date.ts';

/** Browser timers overflow after 24 days, so long waits are split into steps of one hour. */
const LONGEST_WAIT_MS = 3_600_000;
/** Tolerates a small clock difference between browser and server. */
const SHORTEST_WAIT_MS = 2000;

/** Milliseconds until a scheduled lesson should be refetched; false when it is already open. */
export function msUntilRelease(lesson: Lesson | undefined, now: number): number | false {
  if (!lesson?.releaseDate || lesson.material) return false;
  const wait = Date.parse(lesson.releaseDate) - now;
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

export const opensOn = (releaseDate: string): string => `abre em ${formatDate(releaseDate)}`;
