import type { QueryKey } from '@tanstack/react-query';
import type { EventTopic } from '#contract/events.ts';

type LiveTopic = Exclude<EventTopic, 'session'>;

const keysByTopic = new Map<LiveTopic, QueryKey[]>();

export function refetchOn(topics: readonly LiveTopic[], queryKey: QueryKey): void {
  for (const topic of topics) keysByTopic.set(topic, [...(keysByTopic.get(topic) ?? []), queryKey]);
}

export const staleKeysOf = (topic: EventTopic): readonly QueryKey[] =>
  topic === 'session' ? [] : (keysByTopic.get(topic) ?? []);

export const liveTopics = (): LiveTopic[] => [...keysByTopic.keys()];
