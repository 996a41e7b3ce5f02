import { setTimeout as delay } from 'node:timers/promises';

const STEP_MILLISECONDS = 120;

/**
 * Pads the response time to whole steps. Work on a known account (a token, a mail) takes a few milliseconds more than
 * on an unknown one; the padding hides that difference. Errors are padded as well.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - started;
    await delay(STEP_MILLISECONDS - (taken % STEP_MILLISECONDS));
  }
}
