import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventTopic } from '#contract/events.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { openLiveEvents } from './live-events.ts';
import { liveTopics, staleKeysOf } from './live-topics.ts';

/** Debounce: several changes in a short time cause one fetch. */
const GATHER_MS = 150;
/** Younger data needs no second fetch: a new stream gets the last EVENT_RECALL_MS. Far shorter than those. */
const OPENING_MS = 5000;

/** A sign-out in this browser reaches every tab through storage; only one from another device needs a request. */
const OWN_SIGN_OUT_MS = 1000;

/** Refetches the queries that features registered for a change reported by the server. One stream per tab. */
export function useLiveEvents(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    const openedAt = Date.now();
    let isFirst = true;
    const gathered = new Set<EventTopic>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let endTimer: ReturnType<typeof setTimeout> | undefined;
    const refetchGathered = () => {
      const keys = new Map([...gathered].flatMap(staleKeysOf).map((queryKey) => [hashKey(queryKey), queryKey]));
      gathered.clear();
      for (const queryKey of keys.values()) void queryClient.invalidateQueries({ queryKey });
    };
    const refetch = (topics: readonly EventTopic[]) => {
      for (const topic of topics) gathered.add(topic);
      clearTimeout(timer);
      timer = setTimeout(refetchGathered, GATHER_MS);
    };
    const close = openLiveEvents((event) => {
      if (event.name === 'change') refetch([event.change.topic]);
      // The session has ended: the server rejects the next request, which signs the person out.
      if (event.name === 'ended') endTimer = setTimeout(() => void refreshProfile(), OWN_SIGN_OUT_MS);
      if (event.name === 'ready') {
        if (!isFirst || Date.now() - openedAt > OPENING_MS) refetch(liveTopics());
        isFirst = false;
      }
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(endTimer);
      close();
    };
  }, [userId]);
}
