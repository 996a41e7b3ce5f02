import { createParser } from 'eventsource-parser';
import type { Change } from '#contract/events.ts';

export type StreamEvent = { name: string; data: unknown };
export type ServerEvent = { name: 'ready' } | { name: 'ended' } | { name: 'change'; change: Change };

/** Parses the events of a stream chunk by chunk. Invalid data becomes undefined. */
export function createEventReader(): (text: string) => StreamEvent[] {
  let events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ name: event ?? '', data: parseJson(data) }),
  });
  return (text) => {
    events = [];
    parser.feed(text);
    return events;
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The events of the live stream. Unknown events of a newer server are ignored. */
export function createLiveEventReader(): (text: string) => ServerEvent[] {
  const read = createEventReader();
  return (text) => read(text).flatMap((event) => toServerEvent(event) ?? []);
}

function toServerEvent({ name, data }: StreamEvent): ServerEvent | undefined {
  if (name === 'ready' || name === 'ended') return { name };
  return name === 'change' && data ? { name, change: data as Change } : undefined;
}
