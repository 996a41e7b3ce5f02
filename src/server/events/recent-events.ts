import { type Change, EVENT_RECALL_MS, eventTopics } from '#contract/events.ts';
import type { DomainEvent } from './events.service.ts';

/** Far more than are sent in the replay period; a flood shortens the period instead of using more memory. */
const MAX_EVENTS = 20_000;

/** The end of a session is sent by the session itself. */
const staleTopics = eventTopics.filter((topic) => topic !== 'session');

export type RecentEvents = {
  remember(event: DomainEvent): void;
  /** From now on every change is received; earlier ones may have been missed. */
  restart(): void;
  changesOf(userId: string): Change[];
};

/** The changes of the last seconds, replayed to new streams: a page fetches while its stream is being opened. */
export function createRecentEvents(now: () => number = () => performance.now()): RecentEvents {
  const events = new Set<{ at: number; event: DomainEvent }>();
  let completeSince = Number.POSITIVE_INFINITY;

  function forgetOld() {
    const oldest = now() - EVENT_RECALL_MS;
    for (const entry of events) {
      if (entry.at >= oldest && events.size <= MAX_EVENTS) break;
      events.delete(entry);
      if (entry.at >= oldest) completeSince = entry.at;
    }
  }

  return {
    remember(event) {
      events.add({ at: now(), event });
      forgetOld();
    },
    restart() {
      events.clear();
      completeSince = now();
    },
    changesOf(userId) {
      forgetOld();
      if (completeSince > now() - EVENT_RECALL_MS) {
        return staleTopics.map((topic) => ({ topic, ids: [] }));
      }
      return [...events]
        .filter(({ event }) => event.userId === userId && event.topic !== 'session')
        .map(({ event: { topic, ids } }) => ({ topic, ids: [...ids] }));
    },
  };
}
