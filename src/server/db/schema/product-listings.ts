import { sql } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Listing } from '#domain/publishing/listing.ts';
import { timestamp } from './columns.ts';
import { products } from './products.ts';

/** One JSON document, always read and written as a whole; the contract defines its shape. */
export const productListings = pgTable('product_listings', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  details: jsonb().$type<Partial<Listing>>().notNull(),
  updatedAt: timestamp().notNull().default(sql`now()`),
});
