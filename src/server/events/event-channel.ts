import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';
import type { EventListener, ListenHandlers } from './event-listener.ts';

/**
 * How a change in one process reaches the tabs that are open at another: all that the product asks of it. A message
 * server would be a second one of these, whose `publish` writes into an outbox within the transaction.
 */
export type EventChannel = {
  /** Within the transaction that writes: told once that is committed, forgotten when it is rolled back. */
  publish(tx: Db, payload: string): Promise<void>;
  listen(listener: EventListener, handlers: ListenHandlers): void;
};

/** One channel for all instances of the app on this database. */
export const EVENT_CHANNEL = 'dropar_events';

const notify = statement((db) =>
  db
    .select({ sent: sql`pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`.as('sent') })
    .from(sql`(select) as nothing`),
);

/** PostgreSQL's own LISTEN and NOTIFY. */
export const eventChannel: EventChannel = {
  publish: async (tx, payload) => void (await notify(tx, { channel: EVENT_CHANNEL, payload })),
  listen: (listener, handlers) => listener.subscribe(EVENT_CHANNEL, handlers),
};
