import type { Change, EventName, EventTopic } from '#contract/events.ts';

const MAX_PENDING_IDS = 50;
/** After this many unread heartbeats in a row the client has disconnected without notice. */
const MAX_MISSED_HEARTBEATS = 3;

export type EventStream = {
  readable: ReadableStream<Uint8Array>;
  /** Tells the client to refetch all live data. */
  announceReady(): void;
  announce(change: Change): void;
  heartbeat(): void;
  /** `session`: signed out, do not reconnect. `server`: reconnect, perhaps to another instance. */
  end(reason: 'session' | 'server'): void;
};

/** A slow reader's queue is bounded: changes of a topic are merged, and many ids become "anything of it". */
export function createEventStream(onClosed: () => void): EventStream {
  const encoder = new TextEncoder();
  const pending = new Map<EventTopic, Set<string> | 'any'>();
  let isReadyDue = false;
  let missedHeartbeats = 0;
  let ending: 'session' | 'server' | undefined;
  let isClosed = false;
  let isCancelled = false;
  let wake = () => {};

  const readable = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (!isCancelled && !hasNews()) await new Promise<void>((resolve) => (wake = resolve));
        if (isCancelled) return;
        const text = takeNews();
        if (text) controller.enqueue(encoder.encode(text));
        if (ending) {
          close();
          controller.close();
        }
      },
      cancel() {
        isCancelled = true;
        close();
      },
    },
    { highWaterMark: 0 },
  );

  function close() {
    if (isClosed) return;
    isClosed = true;
    onClosed();
    wake();
  }

  const hasNews = () => isReadyDue || pending.size > 0 || missedHeartbeats > 0 || ending !== undefined;

  function takeNews(): string {
    const texts = [
      ...(isReadyDue ? [eventText('ready', {})] : []),
      ...[...pending].map(([topic, ids]) => eventText('change', { topic, ids: ids === 'any' ? [] : [...ids] })),
      ...(ending === 'session' ? [eventText('ended', {})] : []),
    ];
    const text = texts.join('') || (ending ? '' : ':\n\n');
    isReadyDue = false;
    missedHeartbeats = 0;
    pending.clear();
    return text;
  }

  return {
    readable,
    announceReady() {
      isReadyDue = true;
      pending.clear();
      wake();
    },
    announce({ topic, ids }) {
      pending.set(topic, mergeIds(pending.get(topic), ids));
      wake();
    },
    heartbeat() {
      missedHeartbeats += 1;
      if (missedHeartbeats > MAX_MISSED_HEARTBEATS) {
        ending ??= 'server';
        close();
      }
      wake();
    },
    end(reason) {
      ending ??= reason;
      wake();
    },
  };
}

function mergeIds(known: Set<string> | 'any' | undefined, ids: readonly string[]): Set<string> | 'any' {
  if (known === 'any' || ids.length === 0) return 'any';
  const merged = new Set([...(known ?? []), ...ids]);
  return merged.size > MAX_PENDING_IDS ? 'any' : merged;
}

const eventText = (name: EventName, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
