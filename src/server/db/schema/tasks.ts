import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { columnColors, columnIds } from '#domain/task-board.ts';
import { id, positionText, timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

export const userColumns = pgTable(
  'user_columns',
  {
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    columnId: text({ enum: columnIds }).notNull(),
    title: text().notNull(),
    color: text({ enum: columnColors }).notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.columnId] }),
    check('user_columns_column_id', sql`${t.columnId} ~ '^coluna[1-5]$'`),
    check('user_columns_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 80`),
    check('user_columns_color', sql`${t.color} in ('gray', 'blue', 'yellow', 'purple', 'green')`),
  ],
);

export const userTasks = pgTable(
  'user_tasks',
  {
    id: id(),
    userId: uuid().notNull(),
    columnId: text({ enum: columnIds }).notNull(),
    title: text().notNull(),
    completed: boolean().notNull().default(false),
    /** Fractional index: a move writes one row. Compared by bytes. */
    position: positionText().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.columnId],
      foreignColumns: [userColumns.userId, userColumns.columnId],
    }).onDelete('cascade'),
    index('user_tasks_board_idx').on(t.userId, t.columnId, t.position),
    check('user_tasks_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 500`),
  ],
);
