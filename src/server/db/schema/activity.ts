import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

/** Requests that the server could not answer, and deliveries of the payment provider that it refused, by the hour. */
export const failedRequests = pgTable(
  'failed_requests',
  {
    hour: timestamp().notNull(),
    method: text().notNull(),
    /** The pattern of the address, never the address itself. */
    route: text().notNull(),
    status: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.method, t.route, t.status] }),
    check('failed_requests_count', sql`${t.count} > 0`),
  ],
);

/**
 * When each person last asked for something, to some minutes. Apart from the profile, whose row payments lock. Every
 * profile has its row: a trigger adds it.
 */
export const lastSeen = pgTable(
  'last_seen',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seenAt: timestamp().notNull(),
  },
  (t) => [index('last_seen_order_idx').on(t.seenAt, t.userId)],
);
