import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles.ts';

/** What a person has used of the model on the last day they used it; another day begins at nothing. */
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
