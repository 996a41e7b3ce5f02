import { sql } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Shop } from '#domain/shop/shop.ts';
import { timestamp } from './columns.ts';
import { profiles } from './profiles.ts';

/** One per person: a JSON document, always read and written as a whole; the contract defines its shape. */
export const shops = pgTable('shops', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  details: jsonb().$type<Partial<Shop>>().notNull(),
  createdAt: timestamp().notNull().default(sql`now()`),
  updatedAt: timestamp().notNull().default(sql`now()`),
});
