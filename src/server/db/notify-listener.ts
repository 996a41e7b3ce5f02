import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseLink } from '#server/db/database-connections.ts';
import { endClient } from '#server/db/database-connections.ts';
import { describeError } from '#server/db/error-causes.ts';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 10_000;
/** A connection that does not answer within this time is dead, even if the socket is open. */
const QUERY_TIMEOUT_MS = 10_000;

export type NotifyListener = {
  /** Call it before the first `ready`: LISTEN is sent on connecting. */
  subscribe(channel: string, handlers: ListenHandlers): void;
  ready(): Promise<void>;
  check(): Promise<void>;
  /** Time of the last successful check, by `performance.now()`; undefined without a connection. */
  provedAt(): number | undefined;
  stop(): Promise<void>;
};

export type ListenHandlers = {
  /** From now on every notification is received; earlier ones may have been missed. */
  onListening(): void;
  onNotification(payload: string): void;
  /** Listening again after an interruption in which notifications were lost. */
  onResumed?(): void;
};

/** The single listening connection of this process. Opened on first use, replaced when lost. */
export function createNotifyListener(link: DatabaseLink, log: Logger): NotifyListener {
  const subscribers = new Map<string, ListenHandlers>();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  let provedAt = 0;
  let timesGivenUp = 0;
  let isStopped = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...link.direct(), query_timeout: QUERY_TIMEOUT_MS });
    const givenUpBefore = timesGivenUp;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      if (client === next) client = undefined;
      void endClient(next);
      if (!isStopped) {
        log.warn({ err: error && describeError(error) }, 'event connection lost');
        retryLater();
      }
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ channel, payload }) => subscribers.get(channel)?.onNotification(payload ?? ''));
    try {
      await next.connect();
      await next.query([...subscribers.keys()].map((channel) => `listen ${channel}`).join('; '));
      if (timesGivenUp !== givenUpBefore) throw takesNoWrites();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      throw error;
    }
    if (isStopped) {
      await endClient(next);
      return;
    }
    client = next;
    provedAt = performance.now();
    for (const { onListening } of subscribers.values()) onListening();
    retryMs = FIRST_RETRY_MS;
  }

  function connectOnce(): Promise<void> {
    connecting ??= connect().finally(() => {
      connecting = undefined;
    });
    return connecting;
  }

  function retryLater() {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      if (isStopped || client) return;
      connectOnce().then(
        () => {
          for (const { onResumed } of subscribers.values()) onResumed?.();
        },
        () => {},
      );
    }, retryMs);
    retryTimer.unref();
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  // Notifications are sent on the writable server, so this connection must follow the pool.
  link.onGivenUp(() => {
    timesGivenUp += 1;
    client?.emit('error', takesNoWrites());
  });

  return {
    subscribe: (channel, handlers) => void subscribers.set(channel, handlers),
    ready: () => (client ? Promise.resolve() : connectOnce()),
    async check() {
      const current = client;
      if (!current) return;
      const askedAt = performance.now();
      try {
        await current.query('select 1');
        provedAt = askedAt;
      } catch (error) {
        current.emit('error', error);
      }
    },
    provedAt: () => (client ? provedAt : undefined),
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      await connecting?.catch(() => {});
      if (client) await endClient(client);
    },
  };
}

const takesNoWrites = () => Object.assign(new Error('the database takes no writes any more'), { code: '25006' });
