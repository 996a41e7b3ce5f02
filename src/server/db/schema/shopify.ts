import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Difference, SEND_STATES, SEND_STEPS, type Snapshot } from '#domain/shopify/shopify.ts';
import type { ShopifyDraft } from '#domain/shopify/shopify-draft.ts';
import { timestamp } from './columns.ts';
import { products } from './products.ts';
import { profiles } from './profiles.ts';

/** The seller's own shop at Shopify. The secret is sealed; a disconnection deletes the row. */
export const shopifyConnections = pgTable('shopify_connections', {
  userId: uuid()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  shop: text().notNull(),
  clientId: text().notNull(),
  sealedSecret: text().notNull(),
  shopName: text().notNull(),
  currency: text().notNull(),
  /** Of the shop; null where the app may not ask. */
  primaryLocale: text(),
  hasJapanese: boolean().notNull(),
  scopes: jsonb().$type<string[]>().notNull(),
  /** Policies as they were after we wrote them last. */
  policies: jsonb().$type<Snapshot>().notNull().default({}),
  connectedAt: timestamp().notNull().default(sql`now()`),
  testedAt: timestamp().notNull().default(sql`now()`),
});

/** What a send has done so far: a step that was done is not done again. */
export type SendProgress = {
  /** Where Shopify keeps the photos that were uploaded, by our address. */
  staged: Record<string, string>;
  /** The product may have been written already, whatever we heard of it. */
  attempted?: boolean;
  /** Shopify works on it. */
  operationId?: string;
  /** What is told beside each step that is done. */
  notes: Partial<Record<(typeof SEND_STEPS)[number], string>>;
  /** Fields that stay as they are at Shopify, by the mark that the seller saw there. */
  kept: Record<string, string>;
  /** Fields that the seller wants replaced, the same way. */
  replaced: Record<string, string>;
};

/** A product's way to Shopify: one row, so that it is never sent twice at once, and what is known of it there. */
export const shopifySends = pgTable(
  'shopify_sends',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    shop: text().notNull(),
    state: text({ enum: SEND_STATES }).notNull(),
    step: text({ enum: SEND_STEPS }).notNull().default('photos'),
    draft: jsonb().$type<ShopifyDraft>().notNull(),
    progress: jsonb().$type<SendProgress>().notNull(),
    differences: jsonb().$type<Difference[]>().notNull().default([]),
    failure: text(),
    attempts: integer().notNull().default(0),
    /** Whoever runs it has it until `nextRunAt`, and says so again with each step. */
    lease: uuid(),
    nextRunAt: timestamp().notNull().default(sql`now()`),
    startedAt: timestamp().notNull().default(sql`now()`),
    /** Of the product at Shopify, once it was there. */
    remoteId: text(),
    remoteStatus: text(),
    /** The product as it was after we wrote it last. */
    lastWritten: jsonb().$type<Snapshot>().notNull().default({}),
    /** Shopify's ids of our photos, by our address. */
    photoIds: jsonb().$type<Record<string, string>>().notNull().default({}),
    sentAt: timestamp(),
  },
  (t) => [
    index('shopify_sends_due_idx').on(t.nextRunAt).where(sql`${t.state} in ('waiting', 'running')`),
    index('shopify_sends_user_idx').on(t.userId),
    check('shopify_sends_state', sql`${t.state} in ('waiting', 'running', 'asking', 'failed', 'cancelled', 'done')`),
  ],
);
