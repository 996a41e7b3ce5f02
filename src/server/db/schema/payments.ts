import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveryOutcomes, paymentProviderNames } from '#domain/plans/payment-event-types.ts';
import { emptySubscription, type SubscriptionState } from '#domain/plans/subscription-state.ts';
import { createdAndUpdated, id, oneFor, timestamp } from './column-types.ts';
import { profiles } from './profiles.ts';

/** Ids are unique only per provider. */
const provider = () => text({ enum: paymentProviderNames }).notNull().default('kiwify');

export const plansConfig = pgTable(
  'plans_config',
  {
    planId: text().primaryKey(),
    priceBrl: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    updatedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [check('plans_config_price', sql`${t.priceBrl} >= 0`)],
);

export const plansConverted = pgTable(
  'plans_converted',
  {
    planId: text()
      .primaryKey()
      .references(() => plansConfig.planId, { onDelete: 'cascade' }),
    priceBrl: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
    priceJpy: integer().notNull(),
    exchangeRate: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    source: text().notNull().default(''),
    /** Day of the rate according to its source. */
    rateDate: text(),
    expiresAt: timestamp().notNull(),
    convertedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [check('plans_converted_values', sql`${t.priceJpy} > 0 and ${t.exchangeRate} > 0`)],
);

/** Every authentic delivery, stored before it is processed. */
export const webhookLogs = pgTable(
  'webhook_logs',
  {
    id: id(),
    provider: provider(),
    receivedAt: timestamp().notNull().default(sql`now()`),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    bodyHash: text().notNull(),
    eventType: text().notNull(),
    orderId: text(),
    subscriptionId: text(),
    isTest: boolean().notNull().default(false),
    deliveries: integer().notNull().default(1),
    outcome: text({ enum: deliveryOutcomes }).notNull().default('pending'),
    appliedAt: timestamp(),
  },
  (t) => [
    uniqueIndex('webhook_logs_body_key').on(t.provider, t.bodyHash),
    index('webhook_logs_received_idx').on(t.receivedAt, t.id),
    index('webhook_logs_order_idx').on(t.orderId),
    index('webhook_logs_pending_idx').on(t.receivedAt).where(sql`${t.outcome} = 'pending'`),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's subscription id; the order id for a one-time purchase. */
    id: text().notNull(),
    provider: provider(),
    userId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    status: text({ enum: ['active', 'late', 'canceled', 'revoked', 'pending'] }).notNull(),
    accessUntil: timestamp(),
    nextPaymentAt: timestamp(),
    lastEventAt: timestamp(),
    /** State of the reducer (orders seen, refunds), which gives the same result for any order of events. */
    state: jsonb().$type<SubscriptionState>().notNull().default(emptySubscription),
    /** How the owner was found; events never overwrite a match by an administrator or by the buyer's claim. */
    matchedBy: text({ enum: ['sck', 'email', 'admin', 'claim'] }),
    hasChargeback: boolean().notNull().default(false),
    lastOrderId: text(),
    productName: text(),
    amountCents: integer(),
    customerEmail: text(),
    customerName: text(),
    ...createdAndUpdated(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.id] }),
    index('subscriptions_user_idx').on(t.userId),
    index('subscriptions_unclaimed_idx').on(t.createdAt).where(sql`${t.userId} is null`),
    index('subscriptions_access_idx').on(t.accessUntil),
    index('subscriptions_unclaimed_email_idx').on(t.customerEmail).where(sql`${t.userId} is null`),
  ],
);

/** A link mailed to the buyer of an order without an account; opening it proves access to the mailbox. */
export const orderClaims = pgTable(
  'order_claims',
  {
    provider: provider(),
    subscriptionId: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: timestamp().notNull(),
    createdAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subscriptionId] }),
    uniqueIndex('order_claims_token_key').on(t.tokenHash),
  ],
);

/** Makes each event of an order idempotent, regardless of the number of deliveries. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: provider(),
    orderId: text().notNull(),
    eventType: text().notNull(),
    eventAt: timestamp().notNull(),
    subscriptionId: text().notNull(),
    /** Logs expire; the record that an event was applied stays. */
    webhookLogId: uuid().references(() => webhookLogs.id, { onDelete: 'set null' }),
    appliedAt: timestamp().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.orderId, t.eventType, t.eventAt] }),
    index('payment_events_subscription_idx').on(t.provider, t.subscriptionId),
  ],
);

/** A plan granted by hand (administrator or command line), separate from paid plans. */
export const manualGrants = pgTable('manual_grants', {
  userId: oneFor(() => profiles.id),
  userType: text({ enum: ['free', 'premium', 'admin'] }).notNull(),
  grantedAt: timestamp().notNull().default(sql`now()`),
});
