import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, oneFor, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

export const aiSettings = pgTable(
  'ai_settings',
  {
    id: smallint().primaryKey().default(1),
    settings: jsonb().$type<unknown>().notNull(),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [check('ai_settings_one_row', sql`${t.id} = 1`)],
);

export const aiExams = pgTable('ai_exams', {
  id: id(),
  provider: text().notNull(),
  model: text().notNull(),
  grades: jsonb().$type<unknown>().notNull(),
  createdAt: timestamp().notNull().default(sql`now()`),
});

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

/** Model usage of a person on their last active day; the counter restarts on the next day. */
export const robotUsage = pgTable(
  'robot_usage',
  {
    userId: oneFor(() => profiles.id),
    day: date({ mode: 'string' }).notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [check('robot_usage_tokens', sql`${t.tokens} >= 0`)],
);
