import { setTimeout as delay } from 'node:timers/promises';

const FLOOR_MILLISECONDS = 120;

/**
 * Answers no sooner than the floor. Work on a known account (a token, a mail) takes a few milliseconds more
 * than on an unknown one; below the floor that difference cannot be measured from outside. A refusal waits, too.
 */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), delay(FLOOR_MILLISECONDS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
