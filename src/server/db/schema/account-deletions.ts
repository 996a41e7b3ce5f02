import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    requestedAt: timestamp().notNull().default(sql`now()`),
    dueAt: timestamp().notNull(),
  },
  (t) => [index('account_deletions_due_idx').on(t.dueAt)],
);
