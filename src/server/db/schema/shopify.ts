import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Difference, SEND_STATES, SEND_STEPS, type Snapshot } from '#domain/shopify/shopify.ts';
import type { ShopifyDraft } from '#domain/shopify/shopify-draft.ts';
import { belongsTo, oneFor, timestamp } from './column-types.ts';
import { products } from './products.ts';
import { profiles } from './profiles.ts';

/** The seller's Shopify shop. The secret is encrypted; disconnecting deletes the row. */
export const shopifyConnections = pgTable('shopify_connections', {
  userId: oneFor(() => profiles.id),
  shop: text().notNull(),
  clientId: text().notNull(),
  sealedSecret: text().notNull(),
  shopName: text().notNull(),
  currency: text().notNull(),
  /** The shop's primary locale; null when the app lacks the permission to read it. */
  primaryLocale: text(),
  hasJapanese: boolean().notNull(),
  scopes: jsonb().$type<string[]>().notNull(),
  /** Snapshot of the policies after our last write. */
  policies: jsonb().$type<Snapshot>().notNull().default({}),
  connectedAt: timestamp().notNull().default(sql`now()`),
  testedAt: timestamp().notNull().default(sql`now()`),
});

/** Progress of a send: completed steps are not repeated. */
export type SendProgress = {
  /** Shopify's URLs of the uploaded photos, by our URL. */
  staged: Record<string, string>;
  /** The product may already be written, even if no reply arrived. */
  attempted?: boolean;
  /** Shopify's ids of the photos that were there before the first attempt. */
  photosBefore?: string[];
  operationId?: string;
  notes: Partial<Record<(typeof SEND_STEPS)[number], string>>;
  /** Fields that keep Shopify's value, with the fingerprint of the value that the seller saw. */
  kept: Record<string, string>;
  /** Fields to overwrite, with the fingerprint of the value that the seller saw. */
  replaced: Record<string, string>;
};

/** State of a product's export to Shopify. One row per product prevents concurrent sends. */
export const shopifySends = pgTable(
  'shopify_sends',
  {
    productId: oneFor(() => products.id),
    userId: belongsTo(() => profiles.id),
    shop: text().notNull(),
    state: text({ enum: SEND_STATES }).notNull(),
    step: text({ enum: SEND_STEPS }).notNull().default('photos'),
    draft: jsonb().$type<ShopifyDraft>().notNull(),
    progress: jsonb().$type<SendProgress>().notNull(),
    differences: jsonb().$type<Difference[]>().notNull().default([]),
    failure: text(),
    attempts: integer().notNull().default(0),
    /** Lease of the process that runs the send, valid until `nextRunAt` and renewed with each step. */
    lease: uuid(),
    nextRunAt: timestamp().notNull().default(sql`now()`),
    startedAt: timestamp().notNull().default(sql`now()`),
    /** Shopify's product id, once created. */
    remoteId: text(),
    remoteStatus: text(),
    /** Snapshot of the product after our last write. */
    lastWritten: jsonb().$type<Snapshot>().notNull().default({}),
    /** Shopify's photo ids, by our URL. */
    photoIds: jsonb().$type<Record<string, string>>().notNull().default({}),
    sentAt: timestamp(),
  },
  (t) => [
    index('shopify_sends_due_idx').on(t.nextRunAt).where(sql`${t.state} in ('waiting', 'running')`),
    index('shopify_sends_user_idx').on(t.userId),
    check('shopify_sends_state', sql`${t.state} in ('waiting', 'running', 'asking', 'failed', 'cancelled', 'done')`),
  ],
);
