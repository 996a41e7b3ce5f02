import type { Logger } from 'pino';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { describeError } from '#server/db/error-causes.ts';
import type { NotifyListener } from '#server/db/notify-listener.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { findLiveSessions } from './events.repository.ts';
import { EVENT_CHANNEL, readNotification } from './events.service.ts';
import { createRecentEvents } from './recent-events.ts';

const HEARTBEAT_MS = 25_000;
const MAX_STREAMS_PER_USER = 30;

type Reader = { userId: string; sessionId: string; stream: EventStream };

export type EventHub = {
  /** The stream of one tab; ends with its session, at server shutdown, or when the reader disconnects. */
  open(reader: { userId: string; sessionId: string }): Promise<ReadableStream<Uint8Array>>;
  countOpen(): number;
  close(): Promise<void>;
};

export function createEventHub(
  deps: { db: Db; listener: NotifyListener; log: Logger },
  options: { heartbeatMs?: number } = {},
): EventHub {
  const recent = createRecentEvents();
  const readersOf = new Map<string, Set<Reader>>();
  let heartbeatTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const allReaders = () => [...readersOf.values()].flatMap((readers) => [...readers]);

  const { listener } = deps;
  listener.subscribe(EVENT_CHANNEL, {
    onListening: recent.restart,
    onNotification(payload) {
      const event = readNotification(payload);
      if (event) recent.remember(event);
      const readers = event && readersOf.get(event.userId);
      if (!readers) return;
      for (const reader of [...readers]) {
        if (event.topic !== 'session') reader.stream.announce({ topic: event.topic, ids: event.ids });
        else if (event.ids.length === 0 || event.ids.includes(reader.sessionId)) reader.stream.end('session');
      }
    },
    onResumed: () => {
      for (const reader of allReaders()) reader.stream.announceReady();
    },
  });

  async function beat(): Promise<void> {
    const readers = allReaders();
    try {
      await listener.check();
      const live = await findLiveSessions(deps.db, [...new Set(readers.map((reader) => reader.sessionId))]);
      for (const reader of readers) if (!live.has(reader.sessionId)) reader.stream.end('session');
    } catch (error) {
      deps.log.warn({ err: describeError(error) }, 'sessions of open streams not checked');
    }
    for (const reader of readers) reader.stream.heartbeat();
  }

  function add(reader: Reader) {
    const readers = readersOf.get(reader.userId) ?? new Set();
    readersOf.set(reader.userId, readers.add(reader));
    if (!heartbeatTimer) {
      heartbeatTimer = setInterval(() => void beat(), options.heartbeatMs ?? HEARTBEAT_MS);
      heartbeatTimer.unref();
    }
  }

  function remove(reader: Reader) {
    const readers = readersOf.get(reader.userId);
    readers?.delete(reader);
    if (readers?.size === 0) readersOf.delete(reader.userId);
    if (readersOf.size === 0) {
      clearInterval(heartbeatTimer);
      heartbeatTimer = undefined;
    }
  }

  return {
    async open({ userId, sessionId }) {
      await listener.ready();
      if (isClosed) throw stopping();
      // Without a wait between counting and adding: requests at once would all be counted before any is added.
      if ((readersOf.get(userId)?.size ?? 0) >= MAX_STREAMS_PER_USER) {
        throw new AppError('rate_limited', 'Há abas demais abertas. Feche algumas.', { retryAfterSeconds: 60 });
      }
      const reader: Reader = { userId, sessionId, stream: createEventStream(() => remove(reader)) };
      add(reader);
      reader.stream.announceReady();
      for (const change of recent.changesOf(userId)) reader.stream.announce(change);
      return reader.stream.readable;
    },
    countOpen: () => allReaders().length,
    async close() {
      isClosed = true;
      clearInterval(heartbeatTimer);
      for (const reader of allReaders()) reader.stream.end('server');
    },
  };
}

const stopping = () =>
  new AppError('unavailable', 'Serviço indisponível no momento. Tente novamente em instantes.', {
    retryAfterSeconds: 2,
  });
