import type { Lesson } from '#contract/academy.ts';

/** Timers of the browser hold 24 days; once an hour is often enough to come nearer. */
const LONGEST_WAIT_MS = 3_600_000;
/** The clocks of the two sides may differ a little. */
const SHORTEST_WAIT_MS = 2000;

/** How long until a scheduled lesson is worth asking for again; false when it is open. */
export function msUntilRelease(lesson: Lesson | undefined, now: number): number | false {
  if (!lesson?.releaseDate || lesson.material) return false;
  const wait = Date.parse(lesson.releaseDate) - now;
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}
