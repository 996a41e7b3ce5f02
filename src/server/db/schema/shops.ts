import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Shop } from '#domain/shop/shop.ts';
import { createdAndUpdated, oneFor } from './column-types.ts';
import { profiles } from './profiles.ts';

/** One per person: a JSON document, always read and written as a whole; the contract defines its shape. */
export const shops = pgTable('shops', {
  userId: oneFor(() => profiles.id),
  details: jsonb().$type<Partial<Shop>>().notNull(),
  ...createdAndUpdated(),
});
