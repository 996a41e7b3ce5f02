import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { oneFor, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: oneFor(() => profiles.id),
    requestedAt: timestamp().notNull().default(sql`now()`),
    dueAt: timestamp().notNull(),
  },
  (t) => [index('account_deletions_due_idx').on(t.dueAt)],
);
