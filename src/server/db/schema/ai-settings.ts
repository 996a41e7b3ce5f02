import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, timestamp } from './columns.ts';

/** What administrators chose on the page "Inteligência": one row. Keys in it are sealed. */
export const aiSettings = pgTable(
  'ai_settings',
  {
    id: smallint().primaryKey().default(1),
    settings: jsonb().$type<unknown>().notNull(),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [check('ai_settings_one_row', sql`${t.id} = 1`)],
);

/** Grades of the models that were examined. */
export const aiExams = pgTable('ai_exams', {
  id: id(),
  provider: text().notNull(),
  model: text().notNull(),
  grades: jsonb().$type<unknown>().notNull(),
  createdAt: timestamp().notNull().default(sql`now()`),
});

/** What went wrong with a model or a translator, by the hour. */
export const aiFailures = pgTable(
  'ai_failures',
  {
    hour: timestamp().notNull(),
    provider: text().notNull(),
    failure: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.provider, t.failure] }), check('ai_failures_count', sql`${t.count} > 0`)],
);
