import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles.ts';

/** Model usage of a person on their last active day; the counter restarts on the next day. */
export const robotUsage = pgTable(
  'robot_usage',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [check('robot_usage_tokens', sql`${t.tokens} >= 0`)],
);
