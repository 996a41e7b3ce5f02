import { AppError } from '#domain/errors.ts';

export type WorkQueue = {
  /** `owner` is the person whose share of the queue it uses. An aborted job leaves the queue. */
  run<T>(owner: string, job: () => Promise<T>, signal?: AbortSignal, options?: JobOptions): Promise<T>;
  size(): { running: number; waiting: number };
};

type JobOptions = {
  /** A job that is expected to be short goes before long ones of people who used as little. */
  expectedMs?: number;
  /** Receives the number of jobs before a waiting one. */
  onAhead?: (ahead: number) => void;
};

type Limits = {
  running: number;
  waiting: number;
  perOwner?: number;
  waitingPerOwner?: number;
  timeoutMs?: number;
  /** After this long, and a quarter of the time, the owner pauses `restFactor` times as long after each job. */
  restsAfterMs?: number;
  restFactor?: number;
  longestRestMs?: number;
};

const FAIR_SHARE = 1 / 4;
/** What somebody used counts a hundred times as long for the order of turns. */
const FORGOTTEN_SHARE = 1 / 100;
/** From this number of owners, those whose pause is over are removed from memory. */
const MANY_OWNERS = 1_000;

type Place = JobOptions & { owner: string; start: () => void; fail: (error: Error) => void };

/** Whose jobs took the least time lately is next, equal ones alternate; a full queue drops the greediest's last. */
export function createWorkQueue(limits: Limits, refuse: () => Error): WorkQueue {
  const { perOwner = Number.POSITIVE_INFINITY, waitingPerOwner = Number.POSITIVE_INFINITY, timeoutMs } = limits;
  const { restsAfterMs = Number.POSITIVE_INFINITY, restFactor = 3, longestRestMs = 2_000 } = limits;
  let running = 0;
  let waiting = 0;
  let listening = 0;
  const runningOf = new Map<string, number>();
  // In order of turns: an owner who has just had one moves to the end.
  const lines = new Map<string, Place[]>();
  /** When the owner's last job ended: how long their jobs exceeded their share of the time, and how long they took. */
  const usedBy = new Map<string, { ms: number; total: number; at: number }>();

  const mayStart = (owner: string) => running < limits.running && (runningOf.get(owner) ?? 0) < perOwner;

  function countOwn(owner: string, change: 1 | -1): void {
    const own = (runningOf.get(owner) ?? 0) + change;
    if (own > 0) runningOf.set(owner, own);
    else runningOf.delete(owner);
  }

  function leave(place: Place): void {
    const line = lines.get(place.owner);
    const position = line?.indexOf(place) ?? -1;
    if (!line || position < 0) return;
    line.splice(position, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(place.owner);
  }

  function makeRoomFor(owner: string): boolean {
    if ((lines.get(owner)?.length ?? 0) >= waitingPerOwner) return false;
    if (waiting < limits.waiting) return true;
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), []);
    const last = longest.at(-1);
    if (!last || longest.length <= (lines.get(owner)?.length ?? 0) + 1) return false;
    leave(last);
    last.fail(refuse());
    return true;
  }

  function inOrderOfTurns(): [owner: string, line: Place[]][] {
    const now = performance.now();
    const weight = ([owner, [next]]: [string, Place[]]) => totalUntil(owner, now) + (next?.expectedMs ?? 0);
    return [...lines].sort((one, other) => weight(one) - weight(other));
  }

  /** One job per owner is counted, because owners alternate. */
  function reportPositions(): void {
    if (listening === 0) return;
    let ahead = running;
    for (const [, line] of inOrderOfTurns()) {
      line.forEach((place, own) => {
        place.onAhead?.(ahead + own);
      });
      ahead += 1;
    }
  }

  async function waitInLine(owner: string, signal: AbortSignal | undefined, options: JobOptions): Promise<void> {
    const { onAhead } = options;
    if (!makeRoomFor(owner)) throw refuse();
    waiting += 1;
    if (onAhead) listening += 1;
    let timer: NodeJS.Timeout | undefined;
    let goAway = () => {};
    try {
      await new Promise<void>((start, fail) => {
        const place: Place = { ...options, owner, start, fail };
        const giveUp = (error: Error) => {
          leave(place);
          reportPositions();
          fail(error);
        };
        goAway = () => giveUp(new AppError('cancelled', 'A solicitação foi cancelada.'));
        if (timeoutMs !== undefined) timer = setTimeout(() => giveUp(refuse()), timeoutMs);
        signal?.addEventListener('abort', goAway, { once: true });
        const line = lines.get(owner) ?? [];
        line.push(place);
        lines.set(owner, line);
        if (onAhead) onAhead(running + inOrderOfTurns().findIndex(([each]) => each === owner) + line.length - 1);
        if (signal?.aborted) goAway();
      });
    } finally {
      if (onAhead) listening -= 1;
      clearTimeout(timer);
      signal?.removeEventListener('abort', goAway);
    }
  }

  function goToTheEnd(owner: string): void {
    const line = lines.get(owner);
    if (!line) return;
    lines.delete(owner);
    lines.set(owner, line);
  }

  function startNext(): void {
    if (running >= limits.running) return;
    for (const [owner, line] of inOrderOfTurns()) {
      const [next] = line;
      if (!next || !mayStart(owner)) continue;
      leave(next);
      goToTheEnd(owner);
      running += 1;
      countOwn(owner, 1);
      next.start();
      return;
    }
  }

  function usedUntil(owner: string, now: number): number {
    const { ms, at } = usedBy.get(owner) ?? { ms: 0, at: now };
    return Math.max(0, ms - (now - at) * FAIR_SHARE);
  }

  function totalUntil(owner: string, now: number): number {
    const { total, at } = usedBy.get(owner) ?? { total: 0, at: now };
    return Math.max(0, total - (now - at) * FORGOTTEN_SHARE);
  }

  function restAfter(owner: string, started: number): number {
    const now = performance.now();
    const used = usedUntil(owner, now) + now - started;
    if (usedBy.size > MANY_OWNERS) {
      for (const other of usedBy.keys()) if (totalUntil(other, now) === 0) usedBy.delete(other);
    }
    usedBy.set(owner, { ms: used, total: totalUntil(owner, now) + now - started, at: now });
    return used > restsAfterMs ? Math.min(longestRestMs, (now - started) * restFactor) : 0;
  }

  function makeWay(owner: string): void {
    countOwn(owner, -1);
    startNext();
  }

  async function run<T>(
    owner: string,
    job: () => Promise<T>,
    signal?: AbortSignal,
    options: JobOptions = {},
  ): Promise<T> {
    if (mayStart(owner)) {
      running += 1;
      countOwn(owner, 1);
    } else {
      // The finishing job starts the next one and counts it before it resumes.
      await waitInLine(owner, signal, options);
    }
    const started = performance.now();
    try {
      return await job();
    } finally {
      running -= 1;
      const rest = restAfter(owner, started);
      if (rest > 0) setTimeout(() => makeWay(owner), rest).unref();
      else countOwn(owner, -1);
      goToTheEnd(owner);
      startNext();
      reportPositions();
    }
  }

  return { run, size: () => ({ running, waiting }) };
}
