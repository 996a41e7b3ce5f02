import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneFor, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const failedRequests = pgTable(
  'failed_requests',
  {
    hour: timestamp().notNull(),
    method: text().notNull(),
    /** The route pattern, never the actual URL. */
    route: text().notNull(),
    status: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.method, t.route, t.status] }),
    check('failed_requests_count', sql`${t.count} > 0`),
  ],
);

/** Apart from the profile, whose row payments lock. A trigger adds a row for every profile. */
export const lastSeen = pgTable(
  'last_seen',
  {
    userId: oneFor(() => profiles.id),
    seenAt: timestamp().notNull(),
  },
  (t) => [index('last_seen_order_idx').on(t.seenAt, t.userId)],
);
