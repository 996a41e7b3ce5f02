import type pg from 'pg';
import type { EventListener } from '#server/features/events/event-listener.ts';
import type { JsonBody } from './json-body.ts';
import { createToldCheck } from './told-check.ts';

/** Told by triggers on the tables of the snippet library: `tell_library_changed` in the migrations. */
const CHANNEL = 'dropar_library';
const KEPT_MS = 30_000;
/** Nothing is kept while a change that this process has just written may not be committed yet. */
const UNSETTLED_MS = 5_000;

export type SharedReplies = {
  /** The reply under this key: from memory where that is sure to be as the database has it, else as `make` makes it. */
  read(key: string, make: () => Promise<JsonBody>): Promise<JsonBody>;
  count(): number;
};

/**
 * Replies that are the same for many, kept as they are sent for as long as the database would tell of any change
 * (docs/decisions/0025 and 0029). Any change to the library drops all of them; there are only a few keys.
 */
export function createSharedReplies(
  listener: Pick<EventListener, 'subscribe' | 'ready' | 'check' | 'provedAt'>,
  pool: { on(event: 'connect', listener: (client: Pick<pg.PoolClient, 'on'>) => void): unknown },
  now: () => number = () => performance.now(),
): SharedReplies {
  const kept = new Map<string, { body: JsonBody; until: number }>();
  const isTold = createToldCheck(listener, now);
  /** Whatever was read before the latest change may be older than it. */
  let changes = 0;
  let unsettledUntil = Number.NEGATIVE_INFINITY;

  listener.subscribe(CHANNEL, { onListening: forgetAll, onNotification: forgetAll });
  // A process hears of its own writes earlier than of others': before their statement returns.
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      if (message !== CHANNEL) return;
      forgetAll();
      unsettledUntil = now() + UNSETTLED_MS;
    });
  });

  function forgetAll() {
    changes += 1;
    kept.clear();
  }

  return {
    async read(key, make) {
      if (!isTold()) return make();
      const known = kept.get(key);
      if (known && known.until > now()) return known.body;
      const before = changes;
      const body = await make();
      if (before === changes && unsettledUntil <= now()) kept.set(key, { body, until: now() + KEPT_MS });
      return body;
    },
    count: () => kept.size,
  };
}
