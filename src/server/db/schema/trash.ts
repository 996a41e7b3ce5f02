import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

/** Recently deleted rows, complete, so that "Desfazer" can restore them (docs/decisions/0020). */
export const trash = pgTable(
  'trash',
  {
    /** Identifies the original table: see trash.repository.ts. */
    kind: text().notNull(),
    rowId: uuid().notNull(),
    ownerId: belongsTo(() => profiles.id),
    /** Only this person may undo: an author cannot restore a comment that a moderator deleted. */
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
