import { parsePaymentDate } from './payment-event-date.ts';
import { findPaymentEventKind, type PaymentEventKind } from './payment-event-types.ts';

/** One delivery of the payment provider, reduced to what we act on. Times are UTC ISO strings. */
export type PaymentEvent = {
  kind: PaymentEventKind | 'unknown';
  /** The name as sent; empty when the payload has none. */
  name: string;
  orderId: string | undefined;
  orderStatus: string | undefined;
  /** The same for every charge of a subscription; the order itself for a purchase without one. */
  subscriptionId: string | undefined;
  /** When it happened by the provider's clock; undefined when the payload has no usable date. */
  occurredAt: string | undefined;
  periodEnd: string | undefined;
  nextPaymentAt: string | undefined;
  customerEmail: string | undefined;
  customerName: string | undefined;
  trackedUserId: string | undefined;
  productId: string | undefined;
  productName: string | undefined;
  planId: string | undefined;
  /** Integer centavos. */
  amountCents: number | undefined;
  isTest: boolean;
};

type Json = Readonly<Record<string, unknown>>;

/** Address of the provider's own "test webhook" button: recorded, never provisioned. */
const TEST_EMAIL = 'johndoe@example.com';
const MAX_ID_LENGTH = 100;
const MAX_TEXT_LENGTH = 500;
const MAX_CENTS = 1_000_000_000;

export function readPaymentEvent(body: Json): PaymentEvent {
  const order = unwrapOrder(body);
  const subscription = childOf(order, 'Subscription');
  const customer = childOf(order, 'Customer');
  const product = childOf(order, 'Product');
  const name = textOf(order, 'webhook_event_type') ?? textOf(body, 'webhook_event_type') ?? '';
  const kind = findKind(order, name);
  const isCart = kind === 'abandoned_cart';
  const orderId = idOf(order, 'order_id');
  const customerEmail = textOf(customer, 'email') ?? (isCart ? textOf(order, 'email') : undefined);
  return {
    kind,
    name,
    orderId,
    orderStatus: textOf(order, 'order_status'),
    subscriptionId: idOf(order, 'subscription_id') ?? idOf(subscription, 'id') ?? orderId,
    occurredAt: readOccurredAt(order, kind),
    periodEnd: readPeriodEnd(subscription),
    nextPaymentAt: dateOf(subscription, 'next_payment'),
    customerEmail: customerEmail?.toLowerCase(),
    customerName: textOf(customer, 'full_name') ?? (isCart ? textOf(order, 'name') : undefined),
    trackedUserId: textOf(childOf(order, 'TrackingParameters'), 'sck'),
    productId: idOf(product, 'product_id') ?? (isCart ? idOf(order, 'product_id') : undefined),
    productName: textOf(product, 'product_name') ?? (isCart ? textOf(order, 'product_name') : undefined),
    planId: idOf(childOf(subscription, 'plan'), 'id'),
    amountCents: centsOf(childOf(order, 'Commissions'), 'charge_amount'),
    isTest: customerEmail?.toLowerCase() === TEST_EMAIL,
  };
}

/** Some deliveries wrap the order: `{ url, signature, order: {…} }`. */
export function unwrapOrder(body: Json): Json {
  const inner = body.order;
  return isObject(inner) && body.order_id === undefined ? inner : body;
}

/** Only an abandoned cart comes without an event name. */
function findKind(order: Json, name: string): PaymentEvent['kind'] {
  if (name !== '') return findPaymentEventKind(name) ?? 'unknown';
  const isCart = order.status === 'abandoned' || (order.order_id === undefined && typeof order.id === 'string');
  return isCart ? 'abandoned_cart' : 'unknown';
}

/**
 * A payment counts from its approval and a reversal from its own date, so that a later resend of the same
 * order keeps its place. Subscription events carry the newest order: they come after everything it tells.
 */
function readOccurredAt(order: Json, kind: PaymentEvent['kind']): string | undefined {
  const approvedAt = dateOf(order, 'approved_date');
  const updatedAt = dateOf(order, 'updated_at');
  const createdAt = dateOf(order, 'created_at');
  if (kind === 'order_approved' || kind === 'subscription_renewed') return approvedAt ?? updatedAt ?? createdAt;
  if (kind === 'order_refunded' || kind === 'chargeback') return dateOf(order, 'refunded_at') ?? updatedAt ?? createdAt;
  return [approvedAt, updatedAt, createdAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}

function readPeriodEnd(subscription: Json): string | undefined {
  const accessUntil = dateOf(childOf(subscription, 'customer_access'), 'access_until');
  return accessUntil ?? dateOf(subscription, 'next_payment');
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function childOf(value: Json, key: string): Json {
  const child = value[key];
  return isObject(child) ? child : {};
}

function textOf(value: Json, key: string): string | undefined {
  const text = value[key];
  if (typeof text !== 'string') return undefined;
  return cleanText(text).trim() || undefined;
}

/** Bounded, and without what the database refuses: NUL and half of a surrogate pair. */
export const cleanText = (text: string): string =>
  text.slice(0, MAX_TEXT_LENGTH).replace(/\0|\p{Surrogate}/gu, '\uFFFD');

function idOf(value: Json, key: string): string | undefined {
  const raw = value[key];
  const text = typeof raw === 'number' ? String(raw) : textOf(value, key);
  return text && text.length <= MAX_ID_LENGTH ? text : undefined;
}

const dateOf = (value: Json, key: string): string | undefined => parsePaymentDate(textOf(value, key));

function centsOf(value: Json, key: string): number | undefined {
  const amount = Number(value[key] ?? Number.NaN);
  return Number.isInteger(amount) && amount >= 0 && amount <= MAX_CENTS ? amount : undefined;
}
