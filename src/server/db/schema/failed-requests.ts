import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';

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
