import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type ColumnId, columnColors, columnIds } from '#domain/tasks/task-board.ts';
import { type ChecklistItem, type historyKinds, labelColors } from '#domain/tasks/task-details.ts';
import { belongsTo, createdAndUpdated, id, oneFor, positionText, timestamp, wholeSeconds } from './column-types.ts';
import { products } from './products.ts';
import { profiles } from './profiles.ts';

export const userColumns = pgTable(
  'user_columns',
  {
    userId: belongsTo(() => profiles.id),
    columnId: text({ enum: columnIds }).notNull(),
    title: text().notNull(),
    color: text({ enum: columnColors }).notNull(),
    ...createdAndUpdated(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.columnId] }),
    check('user_columns_column_id', sql`${t.columnId} ~ '^coluna[1-5]$'`),
    check('user_columns_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 80`),
    check('user_columns_color', sql`${t.color} in ('gray', 'blue', 'yellow', 'purple', 'green')`),
  ],
);

export type TaskNote = { id: string; text: string; at: string };
export type TaskEvent = { kind: (typeof historyKinds)[number]; at: string; columnId?: ColumnId | null };

export const userTasks = pgTable(
  'user_tasks',
  {
    id: id(),
    userId: uuid().notNull(),
    columnId: text({ enum: columnIds }).notNull(),
    title: text().notNull(),
    completed: boolean().notNull().default(false),
    /** Fractional index: a move updates one row. Compared bytewise. */
    position: positionText().notNull(),
    /** An instant; the site shows it in Japan and Brasília time. */
    dueAt: wholeSeconds(),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    /** The launch of the task: the product's id, or the person's id for a launch without a product. */
    launchId: uuid(),
    launchStep: smallint(),
    description: text().notNull().default(''),
    labels: text({ enum: labelColors }).array().notNull().default([]),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    notes: jsonb().$type<TaskNote[]>().notNull().default([]),
    /** Latest events of the task, oldest first. */
    history: jsonb().$type<TaskEvent[]>().notNull().default([]),
    /** The last notice about the date: its kind and the date. Notices themselves do not stay. */
    told: text(),
    ...createdAndUpdated(),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.columnId],
      foreignColumns: [userColumns.userId, userColumns.columnId],
    }).onDelete('cascade'),
    index('user_tasks_board_idx').on(t.userId, t.columnId, t.position),
    index('user_tasks_due_idx').on(t.dueAt).where(sql`${t.dueAt} is not null and not ${t.completed}`),
    index('user_tasks_product_idx').on(t.productId).where(sql`${t.productId} is not null`),
    // Each step exists once per launch, even if the template is applied repeatedly.
    uniqueIndex('user_tasks_launch_idx').on(t.userId, t.launchId, t.launchStep).where(sql`${t.launchId} is not null`),
    check('user_tasks_title', sql`${t.title} ~ '\\S' and length(${t.title}) <= 500`),
  ],
);

export const taskLabels = pgTable(
  'task_labels',
  {
    userId: belongsTo(() => profiles.id),
    color: text({ enum: labelColors }).notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.color] }),
    check('task_labels_color', sql`${t.color} in ('blue', 'purple', 'yellow', 'green', 'gray', 'teal')`),
    check('task_labels_name', sql`${t.name} ~ '\\S' and length(${t.name}) <= 30`),
  ],
);

/** The secret address under which calendars read a person's dates. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: oneFor(() => profiles.id),
  /** The URL is derived from this nonce and a key of the installation; a new nonce gives a new URL. */
  nonce: text().notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: timestamp().notNull().default(sql`now()`),
});
