import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Store of the rate limiter library; its own columns and names. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
);
