import type { RunnerResult } from 'lighthouse';

/** Lighthouse's default phone: a processor four times slower than this one. */
const SLOWER = 4;
const LONG_MS = 50;

/**
 * What tasks of the page's main thread take beyond 50 ms each on a processor four times slower, by the time that the
 * thread ran: on a machine of two cores a task's duration also counts the waiting for server, browser and Lighthouse.
 */
export function blockedThreadTime({ artifacts }: RunnerResult): number {
  const events = artifacts.Trace.traceEvents;
  const first = events.reduce<(typeof events)[number] | undefined>(
    (earliest, event) =>
      event.name === 'ResourceSendRequest' && !(earliest && earliest.ts <= event.ts) ? event : earliest,
    undefined,
  );
  if (!first) throw new Error('the trace has no request');
  /** Left out of Lighthouse's types: the time that the thread ran, in microseconds. */
  const tasks = (events as ((typeof events)[number] & { tdur?: number })[])
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === first.pid && tid === first.tid)
    // A longer task comes before those within it.
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = 0;
  let blocked = 0;
  for (const { ts, dur, tdur } of tasks) {
    if (ts < end) continue;
    end = ts + dur;
    // The document's own commit begins a little before its first request is sent.
    if (ts >= first.ts - 60_000) blocked += Math.max(0, ((tdur ?? 0) / 1000) * SLOWER - LONG_MS);
  }
  return Math.round(blocked);
}
