import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import type { ListenHandlers, NotifyListener } from '#server/db/notify-listener.ts';
import { statement } from '#server/db/prepared-statement.ts';

/** The only interface the product needs: a message broker would be a second implementation, with an outbox. */
export type EventChannel = {
  /** Call it inside the writing transaction: delivered on commit, dropped on rollback. */
  publish(tx: Db, payload: string): Promise<void>;
  listen(listener: NotifyListener, handlers: ListenHandlers): void;
};

/** One channel for all instances of the app on this database. */
export const EVENT_CHANNEL = 'dropar_events';

const notify = statement((db) =>
  db
    .select({ sent: sql`pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`.as('sent') })
    .from(sql`(select) as nothing`),
);

/** Uses PostgreSQL's LISTEN and NOTIFY. */
export const eventChannel: EventChannel = {
  publish: async (tx, payload) => void (await notify(tx, { channel: EVENT_CHANNEL, payload })),
  listen: (listener, handlers) => listener.subscribe(EVENT_CHANNEL, handlers),
};
