import { sql } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Answers, Documents } from '#domain/japan-gate/gate-types.ts';
import { timestamp } from './columns.ts';
import { products } from './products.ts';

/** Answers about a product and its documents. The verdict is not stored: rules change, so it is computed on read. */
export const productGate = pgTable('product_gate', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  answers: jsonb().$type<Answers>().notNull(),
  documents: jsonb().$type<Documents>().notNull(),
  createdAt: timestamp().notNull().default(sql`now()`),
  updatedAt: timestamp().notNull().default(sql`now()`),
});
