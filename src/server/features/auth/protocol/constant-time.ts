import { setTimeout as delay } from 'node:timers/promises';

const STEP_MILLISECONDS = 120;

/**
 * Answers after whole steps of time only. Work on a known account (a token, a mail) takes a few milliseconds more than
 * on an unknown one; within a step that difference cannot be measured from outside. A refusal waits, too.
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
