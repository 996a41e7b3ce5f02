import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

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
