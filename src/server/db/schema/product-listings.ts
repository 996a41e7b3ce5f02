import { sql } from 'drizzle-orm';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Listing } from '#domain/publishing/listing.ts';
import { oneFor, timestamp } from './column-types.ts';
import { products } from './products.ts';

/** One JSON document, always read and written as a whole; the contract defines its shape. */
export const productListings = pgTable('product_listings', {
  productId: oneFor(() => products.id),
  details: jsonb().$type<Partial<Listing>>().notNull(),
  updatedAt: timestamp().notNull().default(sql`now()`),
});
