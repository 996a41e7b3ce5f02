import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, min, sql } from 'drizzle-orm';
import type { DeliveryOutcome, PaymentProviderName } from '#domain/plans/payment-event-types.ts';
import type { SubscriptionStatus } from '#domain/plans/subscription-state.ts';
import type { Db } from '#server/db/client.ts';
import { parameter, statement } from '#server/db/prepared-statement.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { paymentEvents, subscriptions, webhookLogs } from '#server/db/schema/payments.ts';
import { profiles } from '#server/db/schema/profiles.ts';

export type StoredDelivery = Pick<
  typeof webhookLogs.$inferSelect,
  'id' | 'provider' | 'outcome' | 'payload' | 'receivedAt'
>;

const { id, provider: ofProvider, outcome, payload, receivedAt } = webhookLogs;
const deliveryColumns = { id, provider: ofProvider, outcome, payload, receivedAt };

/** Statuses in which a subscription gives access until its end. */
export const statusesWithAccess = ['active', 'late', 'canceled'] as const satisfies readonly SubscriptionStatus[];

const insertDelivery = statement((db) =>
  db
    .insert(webhookLogs)
    .values({
      provider: sql.placeholder('provider'),
      payload: sql.placeholder('payload'),
      bodyHash: sql.placeholder('bodyHash'),
      eventType: sql.placeholder('eventType'),
      orderId: sql.placeholder('orderId'),
      subscriptionId: sql.placeholder('subscriptionId'),
      isTest: sql.placeholder('isTest'),
      receivedAt: sql.placeholder('receivedAt'),
    })
    .onConflictDoUpdate({
      target: [webhookLogs.provider, webhookLogs.bodyHash],
      set: { deliveries: sql`${webhookLogs.deliveries} + 1` },
    })
    .returning(deliveryColumns),
);

/** A repeated body only increases the count of its delivery. */
export async function storeDelivery(
  db: Db,
  delivery: Pick<
    typeof webhookLogs.$inferSelect,
    'provider' | 'payload' | 'bodyHash' | 'eventType' | 'orderId' | 'subscriptionId' | 'isTest' | 'receivedAt'
  >,
): Promise<StoredDelivery> {
  const [row] = await insertDelivery(db, delivery);
  if (!row) throw new Error('a stored delivery returned no row');
  return row;
}

const updateOutcome = statement((db) =>
  db
    .update(webhookLogs)
    .set({ outcome: parameter('outcome'), appliedAt: sql`now()` })
    .where(eq(webhookLogs.id, sql.placeholder('id'))),
);

export async function finishDelivery(db: Db, id: string, outcome: DeliveryOutcome): Promise<void> {
  await updateOutcome(db, { id, outcome });
}

export async function findPendingDeliveries(db: Db, before: string, limit: number): Promise<StoredDelivery[]> {
  return db
    .select(deliveryColumns)
    .from(webhookLogs)
    .where(and(eq(webhookLogs.outcome, 'pending'), lt(webhookLogs.receivedAt, before)))
    .orderBy(asc(webhookLogs.receivedAt))
    .limit(limit);
}

export async function deleteDeliveriesBefore(db: Db, before: string): Promise<number> {
  const { rowCount } = await db.delete(webhookLogs).where(lt(webhookLogs.receivedAt, before));
  return rowCount ?? 0;
}

export async function findNewestLogs(db: Db, limit: number) {
  return db.select().from(webhookLogs).orderBy(desc(webhookLogs.receivedAt), webhookLogs.id).limit(limit);
}

const provider = sql.placeholder('provider');
const subscriptionId = sql.placeholder('subscriptionId');

/** Subscription ids are unique only per provider. */
export type SubscriptionKey = { provider: PaymentProviderName; subscriptionId: string };
const openSubscription = statement((db) =>
  db
    .insert(subscriptions)
    .values({ id: subscriptionId, provider, status: 'pending', createdAt: sql.placeholder('receivedAt') })
    // Updating an existing row locks it.
    .onConflictDoUpdate({ target: [subscriptions.provider, subscriptions.id], set: { updatedAt: sql`now()` } })
    .returning(),
);
const selectLockedSubscription = statement((db) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.id, subscriptionId)))
    .for('update'),
);

export type Subscription = typeof subscriptions.$inferSelect;

/** Created if new, locked until the transaction ends, so that its events are applied one by one. */
export async function lockSubscription(tx: Db, key: SubscriptionKey, receivedAt: string): Promise<Subscription> {
  const [row] = await openSubscription(tx, { ...key, receivedAt });
  if (!row) throw new Error('a locked subscription is missing');
  return row;
}

export async function findLockedSubscription(tx: Db, key: SubscriptionKey): Promise<Subscription | undefined> {
  const [row] = await selectLockedSubscription(tx, key);
  return row;
}

const updateSubscription = statement((db) =>
  db
    .update(subscriptions)
    .set({
      userId: parameter('userId'),
      matchedBy: parameter('matchedBy'),
      status: parameter('status'),
      accessUntil: parameter('accessUntil'),
      nextPaymentAt: parameter('nextPaymentAt'),
      state: parameter('state'),
      hasChargeback: parameter('hasChargeback'),
      lastEventAt: parameter('lastEventAt'),
      lastOrderId: parameter('lastOrderId'),
      productName: parameter('productName'),
      amountCents: parameter('amountCents'),
      customerEmail: parameter('customerEmail'),
      customerName: parameter('customerName'),
      updatedAt: sql`now()`,
    })
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.id, sql.placeholder('id')))),
);

/** Writes the whole row; the caller must have locked it. */
export async function saveSubscription(tx: Db, subscription: Subscription): Promise<void> {
  await updateSubscription(tx, subscription);
}

const insertEvent = statement((db) =>
  db
    .insert(paymentEvents)
    .values({
      provider,
      orderId: sql.placeholder('orderId'),
      eventType: sql.placeholder('eventType'),
      eventAt: sql.placeholder('eventAt'),
      subscriptionId,
      webhookLogId: sql.placeholder('webhookLogId'),
    })
    .onConflictDoNothing(),
);

export async function rememberEvent(
  tx: Db,
  event: Omit<typeof paymentEvents.$inferSelect, 'appliedAt'>,
): Promise<void> {
  await insertEvent(tx, event);
}

/** When this event of this order was first received, for payloads without a date. */
export async function findFirstEventAt(
  tx: Db,
  event: { provider: PaymentProviderName; orderId: string; eventType: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ at: min(paymentEvents.eventAt) })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, event.provider),
        eq(paymentEvents.orderId, event.orderId),
        eq(paymentEvents.eventType, event.eventType),
      ),
    );
  return row?.at ?? null;
}

const selectUserId = statement((db) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId'))),
);

export async function findUserId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await selectUserId(db, { userId });
  return row?.id;
}

export async function findUserByEmailOrId(db: Db, user: string) {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(user);
  const [row] = await db
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(isId ? eq(profiles.id, user) : eq(profiles.email, user.toLowerCase()));
  return row;
}

export async function findUnredeemed(db: Db, limit: number) {
  return db
    .select()
    .from(subscriptions)
    .where(and(isNull(subscriptions.userId), inArray(subscriptions.status, [...statusesWithAccess])))
    .orderBy(desc(subscriptions.createdAt))
    .limit(limit);
}

/** Orders whose buyer now has an account with that address and a proved mailbox. */
export async function findRedeemable(db: Db, limit: number): Promise<SubscriptionKey[]> {
  return db
    .select({ provider: subscriptions.provider, subscriptionId: subscriptions.id })
    .from(subscriptions)
    .innerJoin(authUsers, eq(authUsers.email, subscriptions.customerEmail))
    .where(and(isNull(subscriptions.userId), isNotNull(authUsers.emailProvedAt)))
    .limit(limit);
}

export async function clearBuyer(tx: Db, userId: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ customerEmail: null, customerName: null })
    .where(eq(subscriptions.userId, userId));
}
