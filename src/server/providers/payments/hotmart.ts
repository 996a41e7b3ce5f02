import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { addTracking, type PaymentProvider } from './payment-provider.ts';
import { childOf, fieldsOf, idOf, type Json, redactDelivery, textOf, toCents } from './redact-delivery.ts';

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
function readHotmartEvent(body: Json): PaymentEvent {
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

const TOKEN_HEADER = 'X-HOTMART-HOTTOK';

const price = fieldsOf('value currency_value');
const storedFields = fieldsOf('id creation_date event version', {
  // These two and the subscriber are those of a cancellation, which has its own format.
  data: fieldsOf('cancellation_date date_next_charge', {
    product: fieldsOf('id ucode name'),
    buyer: fieldsOf('email name'),
    purchase: fieldsOf(
      'transaction status order_date approved_date date_next_charge recurrence_number sckPaymentLink',
      {
        price,
        full_price: price,
        payment: fieldsOf('type installments_number'),
        offer: fieldsOf('code'),
        origin: fieldsOf('sck src xcod'),
      },
    ),
    subscription: fieldsOf('id status', { plan: fieldsOf('id name'), subscriber: fieldsOf('code') }),
    subscriber: fieldsOf('code email name'),
  }),
});

/** https://developers.hotmart.com/docs/pt-BR/2.0.0/webhook/purchase-webhook/ */
export const hotmart: PaymentProvider = {
  name: 'hotmart',
  // Deliveries are not signed: each contains the account's token in a header.
  verify: (token, { header }) => timingSafeEqual(digest(token), digest(header(TOKEN_HEADER) ?? '')),
  read: readHotmartEvent,
  redact: (body) => redactDelivery(body, storedFields),
  checkoutUrl: addTracking,
  sample: sampleHotmartEvent,
  sign: (token) => ({ query: {}, headers: { [TOKEN_HEADER]: token } }),
};

/** Equal length, which the constant-time comparison requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const eventOf: Record<PaymentEventKind, { event: string; status: string }> = {
  order_approved: { event: 'PURCHASE_APPROVED', status: 'APPROVED' },
  subscription_renewed: { event: 'PURCHASE_APPROVED', status: 'APPROVED' },
  subscription_late: { event: 'PURCHASE_DELAYED', status: 'OVERDUE' },
  subscription_canceled: { event: 'SUBSCRIPTION_CANCELLATION', status: '' },
  order_refunded: { event: 'PURCHASE_REFUNDED', status: 'REFUNDED' },
  chargeback: { event: 'PURCHASE_CHARGEBACK', status: 'CHARGEBACK' },
  order_rejected: { event: 'PURCHASE_CANCELED', status: 'CANCELED' },
  pix_created: { event: 'PURCHASE_BILLET_PRINTED', status: 'BILLET_PRINTED' },
  billet_created: { event: 'PURCHASE_BILLET_PRINTED', status: 'BILLET_PRINTED' },
  abandoned_cart: { event: 'PURCHASE_OUT_OF_SHOPPING_CART', status: '' },
};

const DAY = 86_400_000;

function sampleHotmartEvent(kind: PaymentEventKind, now: Date): Json {
  const { event, status } = eventOf[kind];
  const time = now.getTime();
  const product = { id: 0, ucode: randomUUID(), name: `${PRODUCT_NAME} Premium` };
  const person = { email: 'testeComprador271101postman15@example.com', name: 'Teste Comprador' };
  const subscriber = { code: randomUUID().slice(0, 8).toUpperCase() };
  const plan = { id: 123, name: 'plano de teste' };
  const envelope = { id: randomUUID(), creation_date: time, event, version: '2.0.0' };
  if (kind === 'abandoned_cart') return { ...envelope, data: { product, buyer: person } };
  if (kind === 'subscription_canceled') {
    const subscription = { id: 4148584, plan };
    const dates = { cancellation_date: time, date_next_charge: time + 30 * DAY };
    return { ...envelope, data: { product, subscriber: { ...subscriber, ...person }, subscription, ...dates } };
  }
  const purchase = {
    transaction: `HP${randomInt(10 ** 12)}`,
    status,
    order_date: time,
    ...(status === 'APPROVED' && { approved_date: time, date_next_charge: time + 30 * DAY }),
    recurrence_number: kind === 'subscription_renewed' ? 2 : 1,
    price: { value: 119.9, currency_value: 'BRL' },
    payment: { type: kind === 'pix_created' ? 'PIX' : kind === 'billet_created' ? 'BILLET' : 'CREDIT_CARD' },
  };
  const subscription = { status: 'ACTIVE', plan, subscriber };
  return { ...envelope, data: { product, buyer: person, purchase, subscription } };
}
