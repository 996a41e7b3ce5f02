import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Table of the rate limiter library, which defines columns and names. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);
