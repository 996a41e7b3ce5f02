import { setTimeout as delay } from 'node:timers/promises';

const FLOOR_MILLISECONDS = 120;

/**
 * Answers no sooner than the floor. Work on a known account (a token, a mail) takes a few milliseconds more
 * than on an unknown one; below the floor that difference cannot be measured from outside.
 */
export async function inSteadyTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(FLOOR_MILLISECONDS)]);
  return result;
}
