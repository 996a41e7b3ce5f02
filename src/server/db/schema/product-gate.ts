import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerState } from '#domain/japan-gate/evaluate-gate.ts';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { timestamp } from './columns.ts';
import { products } from './products.ts';

/** Answers about a product and its documents. The verdict is computed on read, because rules and dates change. */
export const productGate = pgTable('product_gate', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  answers: jsonb().$type<Answers>().notNull(),
  documents: jsonb().$type<Documents>().notNull(),
  createdAt: timestamp().notNull().default(sql`now()`),
  updatedAt: timestamp().notNull().default(sql`now()`),
  /** For lists, which cannot apply the rules to every product; counts for these rules and this time of change only. */
  state: text().$type<AnswerState>(),
  stateRules: text(),
  stateAt: timestamp(),
});
