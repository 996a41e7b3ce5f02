import { paidAccessOf } from '#domain/plans/paid-access.ts';
import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { DeliveryOutcome } from '#domain/plans/payment-event-types.ts';
import { applyPaymentEvent, hasChargeback } from '#domain/plans/subscription-state.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { findUserByProvedEmail } from '#server/features/auth/account.service.ts';
import { publishPlanChange, settleUserType } from '#server/features/plans/user-type.service.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import {
  findFirstEventAt,
  findUserId,
  finishDelivery,
  lockSubscription,
  rememberEvent,
  type StoredDelivery,
  type Subscription,
  saveSubscription,
} from './payments.repository.ts';

type Owner = Pick<Subscription, 'userId' | 'matchedBy'>;
type Billing = Pick<Dependencies, 'db' | 'config' | 'log' | 'now'>;
type ChargedEvent = PaymentEvent & { orderId: string; subscriptionId: string };

/** Applies a stored delivery. Idempotent and independent of the order of deliveries. */
export async function applyDelivery(deps: Billing, delivery: StoredDelivery): Promise<DeliveryOutcome> {
  const event = paymentProviders[delivery.provider].read(delivery.payload);
  const inert = findInertOutcome(event, deps.config.PAYMENT_PRODUCT_IDS);
  if (inert || !isCharged(event)) {
    const outcome = inert ?? 'incomplete';
    if (outcome === 'unknown' || outcome === 'incomplete') {
      // The provider's format has changed: this delivery needs attention.
      deps.log.error({ deliveryId: delivery.id, outcome }, 'payment event not understood');
    }
    await finishDelivery(deps.db, delivery.id, outcome);
    return outcome;
  }
  return deps.db.transaction((tx) => applyCharged(tx, event, delivery, deps.now()));
}

/** Events that are recorded without effect. */
function findInertOutcome(event: PaymentEvent, productIds: readonly string[]): DeliveryOutcome | undefined {
  if (event.isTest) return 'test';
  switch (event.kind) {
    case 'unknown':
      return 'unknown';
    case 'other':
    case 'abandoned_cart':
    case 'pix_created':
    case 'billet_created':
    case 'order_rejected':
      return 'ignored';
    default:
      return isOurProduct(event, productIds) ? undefined : 'other_product';
  }
}

const isOurProduct = (event: PaymentEvent, productIds: readonly string[]): boolean =>
  productIds.length === 0 || [event.planId, event.productId].some((id) => id !== undefined && productIds.includes(id));

const isCharged = (event: PaymentEvent): event is ChargedEvent =>
  event.orderId !== undefined && event.subscriptionId !== undefined;

async function applyCharged(
  tx: Db,
  event: ChargedEvent,
  delivery: StoredDelivery,
  now: Date,
): Promise<DeliveryOutcome> {
  const { provider } = delivery;
  const before = await lockSubscription(tx, { provider, subscriptionId: event.subscriptionId }, delivery.receivedAt);
  const at = event.occurredAt ?? (await readUndatedTime(tx, event, delivery));
  await rememberEvent(tx, {
    provider,
    orderId: event.orderId,
    eventType: event.kind,
    eventAt: at,
    subscriptionId: event.subscriptionId,
    webhookLogId: delivery.id,
  });
  const state = applyPaymentEvent(before.state, event, at);
  const access = paidAccessOf(state);
  const owner = await findOwner(tx, before, event);
  await saveSubscription(tx, {
    ...before,
    ...access,
    ...owner,
    state,
    hasChargeback: hasChargeback(state),
    ...(isNewest(before, at) && describeOrder(event, before, at)),
  });
  const isAccessNew = (['status', 'accessUntil', 'nextPaymentAt'] as const).some(
    (key) => !isSame(access[key], before[key]),
  );
  await settleOwners(tx, before.userId, owner.userId, isAccessNew, now);
  const outcome = owner.userId === null ? 'unclaimed' : 'applied';
  await finishDelivery(tx, delivery.id, outcome);
  return outcome;
}

/** A payload without dates gets the time of its first delivery, so that a resend changes nothing. */
async function readUndatedTime(tx: Db, event: ChargedEvent, delivery: StoredDelivery): Promise<string> {
  const first = await findFirstEventAt(tx, {
    provider: delivery.provider,
    orderId: event.orderId,
    eventType: event.kind,
  });
  return new Date(first ?? delivery.receivedAt).toISOString();
}

/** By tracking parameter, known subscription, then proved e-mail. An administrator's or buyer's choice stands first. */
async function findOwner(tx: Db, known: Owner, event: ChargedEvent): Promise<Owner> {
  const isFixed = known.userId !== null && known.matchedBy !== 'email' && known.matchedBy !== null;
  if (isFixed) return { userId: known.userId, matchedBy: known.matchedBy };
  // Ad trackers put other values into the same parameter.
  const tracked = isUuid(event.trackedUserId) ? await findUserId(tx, event.trackedUserId) : undefined;
  if (tracked) return { userId: tracked, matchedBy: 'sck' };
  if (known.userId !== null) return { userId: known.userId, matchedBy: known.matchedBy };
  const proved = event.customerEmail ? await findUserByProvedEmail(tx, event.customerEmail) : undefined;
  return proved ? { userId: proved.id, matchedBy: 'email' } : { userId: null, matchedBy: null };
}

async function settleOwners(tx: Db, before: string | null, after: string | null, isAccessNew: boolean, now: Date) {
  const isMoved = before !== after;
  // Always in the same order, so that two transactions on the same profiles cannot deadlock.
  const userIds = [...new Set([before, after])].filter((id) => id !== null).sort();
  for (const userId of userIds) {
    const isPlanNew = await settleUserType(tx, userId, now);
    if (isPlanNew || isAccessNew || isMoved) await publishPlanChange(tx, userId);
  }
}

const isNewest = (before: Subscription, at: string): boolean =>
  before.lastEventAt === null || new Date(before.lastEventAt) <= new Date(at);

function describeOrder(event: ChargedEvent, before: Subscription, at: string): Partial<Subscription> {
  return {
    lastEventAt: at,
    lastOrderId: event.orderId,
    productName: event.productName ?? before.productName,
    amountCents: event.amountCents ?? before.amountCents,
    customerEmail: event.customerEmail ?? before.customerEmail,
    customerName: event.customerName ?? before.customerName,
  };
}

const isSame = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && new Date(a).getTime() === new Date(b).getTime());
