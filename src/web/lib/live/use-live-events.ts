import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EventTopic } from '#contract/events.ts';
import { refreshProfile } from '#web/lib/api/profile-query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { openLiveEvents } from './live-events.ts';
import { liveTopics, staleKeysOf } from './live-topics.ts';

/** Changes in quick succession cost one fetch. */
const GATHER_MS = 150;
/**
 * The server tells a new stream what changed in the last EVENT_RECALL_MS, so what was fetched while the stream was being
 * opened needs no second fetch. Far below that time, because the first fetches began before the opening.
 */
const OPENING_MS = 5000;

/** A sign-out in this browser is on its way to every tab by itself; only one from elsewhere has to be asked for. */
const OWN_SIGN_OUT_MS = 1000;

/** Fetches anew what the server says has changed, as the features registered it. One stream per tab. */
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
      // The session is over: the next request finds out and signs out.
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
