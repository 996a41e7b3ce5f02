import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AnswerState } from '#domain/japan-gate/evaluate-gate.ts';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { createdAndUpdated, oneFor, timestamp } from './column-types.ts';
import { products } from './products.ts';

/** Answers about a product and its documents. The verdict is computed on read, because rules and dates change. */
export const productGate = pgTable('product_gate', {
  productId: oneFor(() => products.id),
  answers: jsonb().$type<Answers>().notNull(),
  documents: jsonb().$type<Documents>().notNull(),
  ...createdAndUpdated(),
  /** For lists, which cannot apply the rules to every product; counts for these rules and this time of change only. */
  state: text().$type<AnswerState>(),
  stateRules: text(),
  stateAt: timestamp(),
});
