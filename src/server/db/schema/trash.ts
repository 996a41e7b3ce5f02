import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

/** Rows that were deleted a moment ago, whole, so that "Desfazer" can put them back (docs/decisions/0020). */
export const trash = pgTable(
  'trash',
  {
    /** Of the table it came from: trash.repository.ts. */
    kind: text().notNull(),
    rowId: uuid().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Only they may undo it: what a moderator took away does not come back by its author's hand. */
    deletedBy: uuid().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    deletedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.rowId] }),
    index('trash_owner_idx').on(t.ownerId),
    index('trash_deleted_idx').on(t.deletedAt),
  ],
);
