import { sql } from 'drizzle-orm';
import type { Change, EventTopic } from '#contract/events.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/prepared-statement.ts';

/** A notification may have 8000 bytes; with more ids than this, a change names only its topic. */
export const MAX_EVENT_IDS = 50;

/** One channel of PostgreSQL for all instances of the app on this database. */
export const EVENT_CHANNEL = 'dropar_events';

export type DomainEvent = { userId: string; topic: EventTopic; ids: readonly string[] };

const notify = statement((db) =>
  db
    .select({ sent: sql`pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`.as('sent') })
    .from(sql`(select) as nothing`),
);

/** Call it inside the writing transaction: delivered on commit, dropped on rollback. Ids only, never content. */
export async function publishEvent(tx: Db, event: DomainEvent): Promise<void> {
  const payload = JSON.stringify([event.userId, event.topic, event.ids.length > MAX_EVENT_IDS ? [] : event.ids]);
  await notify(tx, { channel: EVENT_CHANNEL, payload });
}

/** Undefined for a payload that no version of this server sends. */
export function readNotification(payload: string): ({ userId: string } & Change) | undefined {
  try {
    const [userId, topic, ids] = JSON.parse(payload) as [unknown, unknown, unknown];
    if (typeof userId !== 'string' || typeof topic !== 'string' || !Array.isArray(ids)) return undefined;
    return { userId, topic: topic as EventTopic, ids: ids.map(String) };
  } catch {
    return undefined;
  }
}
