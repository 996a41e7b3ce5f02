import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CalculationResult } from '#contract/pricing.ts';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { belongsTo, timestamp } from './column-types.ts';
import { products } from './products.ts';
import { profiles } from './profiles.ts';

/** Saved price calculations of a product. Ids come from the browser, so that a repeated save creates one row. */
export const productCalculations = pgTable(
  'product_calculations',
  {
    id: uuid().primaryKey(),
    userId: belongsTo(() => profiles.id),
    productId: belongsTo(() => products.id),
    name: text().notNull(),
    inputs: jsonb().$type<CalculationInputs>().notNull(),
    result: jsonb().$type<CalculationResult>().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    index('product_calculations_product_idx').on(t.productId, t.createdAt, t.id),
    index('product_calculations_user_idx').on(t.userId),
    check('product_calculations_name', sql`${t.name} ~ '\\S' and length(${t.name}) <= 80`),
  ],
);
