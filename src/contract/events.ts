import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

export const eventTopics = ['tasks', 'products', 'texts', 'shopify', 'notices', 'plan', 'session'] as const;
export type EventTopic = (typeof eventTopics)[number];

/** Ids without content; an empty list means that any row of the topic may have changed. */
export const changeSchema = z.object({ topic: z.enum(eventTopics), ids: z.array(z.string()) });
export type Change = z.infer<typeof changeSchema>;

/** A new stream replays the changes of this period, so that none is missed between a page's fetch and its stream. */
export const EVENT_RECALL_MS = 30_000;

/** `ready`: first, and whenever changes may have been missed (refetch all live data). `ended`: do not reconnect. */
export const eventNames = ['ready', 'change', 'ended'] as const;
export type EventName = (typeof eventNames)[number];

export const streamEvents = endpoint('GET', '/api/events', 'member', {
  summary: 'Server-sent events of the signed-in user: what became stale, never the content',
  rawResponse: 'text/event-stream',
});
