import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { childOf, idOf, type Json, textOf, toCents } from './delivery-fields.ts';

const kindByName: Readonly<Record<string, PaymentEventKind | 'other'>> = {
  PURCHASE_APPROVED: 'order_approved',
  // The guarantee period is over: a repeated notice of the same paid transaction.
  PURCHASE_COMPLETE: 'order_approved',
  PURCHASE_DELAYED: 'subscription_late',
  PURCHASE_CANCELED: 'order_rejected',
  PURCHASE_EXPIRED: 'order_rejected',
  PURCHASE_REFUNDED: 'order_refunded',
  PURCHASE_CHARGEBACK: 'chargeback',
  PURCHASE_BILLET_PRINTED: 'billet_created',
  PURCHASE_OUT_OF_SHOPPING_CART: 'abandoned_cart',
  SUBSCRIPTION_CANCELLATION: 'subscription_canceled',
  // A dispute was opened; if the buyer wins it, a refund event follows.
  PURCHASE_PROTEST: 'other',
  SWITCH_PLAN: 'other',
  UPDATE_SUBSCRIPTION_CHARGE_DATE: 'other',
  CLUB_FIRST_ACCESS: 'other',
  CLUB_MODULE_COMPLETED: 'other',
};

const orderStatuses: Readonly<Record<string, string>> = {
  APPROVED: 'paid',
  COMPLETE: 'paid',
  REFUNDED: 'refunded',
  CHARGEBACK: 'chargedback',
};

/** Buyer of the deliveries that Hotmart's panel sends as a test. */
const TEST_EMAIL = /^testecomprador\d+postman\d+@example\.com$/;

/** Version 2.0.0 of the payload: times are milliseconds, amounts decimal numbers. */
export function readHotmartEvent(body: Json): PaymentEvent {
  const data = childOf(body, 'data');
  const purchase = childOf(data, 'purchase');
  const subscription = childOf(data, 'subscription');
  const product = childOf(data, 'product');
  const buyer = childOf(data, 'buyer');
  const subscriber = childOf(data, 'subscriber');
  const name = textOf(body, 'event') ?? '';
  const kind = readKind(name, purchase);
  const transaction = idOf(purchase, 'transaction');
  const subscriptionId = idOf(childOf(subscription, 'subscriber'), 'code') ?? idOf(subscriber, 'code');
  const nextCharge = timeOf(purchase, 'date_next_charge') ?? timeOf(data, 'date_next_charge');
  const customerEmail = (textOf(buyer, 'email') ?? textOf(subscriber, 'email'))?.toLowerCase();
  return {
    kind,
    name,
    // A cancellation concerns the subscription, not one purchase.
    orderId: transaction ?? (kind === 'subscription_canceled' ? subscriptionId : undefined),
    orderStatus: readStatus(textOf(purchase, 'status')),
    subscriptionId: subscriptionId ?? transaction,
    occurredAt: readOccurredAt(body, kind, purchase),
    periodEnd: nextCharge,
    nextPaymentAt: nextCharge,
    customerEmail,
    customerName: textOf(buyer, 'name') ?? textOf(subscriber, 'name'),
    trackedUserId: textOf(childOf(purchase, 'origin'), 'sck') ?? textOf(purchase, 'sckPaymentLink'),
    productId: idOf(product, 'id'),
    productName: textOf(product, 'name'),
    planId: idOf(childOf(subscription, 'plan'), 'id'),
    amountCents: readCents(childOf(purchase, 'price')),
    isTest: TEST_EMAIL.test(customerEmail ?? ''),
  };
}

function readKind(name: string, purchase: Json): PaymentEvent['kind'] {
  const kind = Object.hasOwn(kindByName, name) ? kindByName[name] : undefined;
  if (kind === 'order_approved' && Number(purchase.recurrence_number) > 1) return 'subscription_renewed';
  if (kind === 'billet_created' && textOf(childOf(purchase, 'payment'), 'type') === 'PIX') return 'pix_created';
  return kind ?? 'unknown';
}

const readStatus = (status: string | undefined): string | undefined =>
  status && (Object.hasOwn(orderStatuses, status) ? orderStatuses[status] : status.toLowerCase());

/** A payment counts from its approval, so that a repeated notice changes nothing; other events from their own time. */
function readOccurredAt(body: Json, kind: PaymentEvent['kind'], purchase: Json): string | undefined {
  const isPayment = kind === 'order_approved' || kind === 'subscription_renewed';
  return (isPayment ? timeOf(purchase, 'approved_date') : undefined) ?? timeOf(body, 'creation_date');
}

const FIRST_YEAR = Date.UTC(2000, 0);
const LAST_YEAR = Date.UTC(2200, 0);

function timeOf(value: Json, key: string): string | undefined {
  const time = value[key];
  const isTime = typeof time === 'number' && time >= FIRST_YEAR && time < LAST_YEAR;
  return isTime ? new Date(time).toISOString() : undefined;
}

const readCents = (price: Json): number | undefined =>
  typeof price.value === 'number' && price.currency_value === 'BRL'
    ? toCents(Math.round(price.value * 100))
    : undefined;
