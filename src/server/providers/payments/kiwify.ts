import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { addTracking, type PaymentProvider } from './payment-provider.ts';
import { childOf, fieldsOf, idOf, isObject, type Json, redactDelivery, textOf, toCents } from './redact-delivery.ts';

/** Payloads have English names, the provider's panel and API Portuguese ones. Both are accepted. */
const kindByName: Readonly<Record<string, PaymentEventKind>> = {
  order_approved: 'order_approved',
  compra_aprovada: 'order_approved',
  subscription_renewed: 'subscription_renewed',
  assinatura_renovada: 'subscription_renewed',
  subscription_late: 'subscription_late',
  assinatura_atrasada: 'subscription_late',
  subscription_canceled: 'subscription_canceled',
  assinatura_cancelada: 'subscription_canceled',
  order_refunded: 'order_refunded',
  compra_reembolsada: 'order_refunded',
  chargeback: 'chargeback',
  order_rejected: 'order_rejected',
  compra_recusada: 'order_rejected',
  pix_created: 'pix_created',
  pix_gerado: 'pix_created',
  billet_created: 'billet_created',
  boleto_gerado: 'billet_created',
  abandoned_cart: 'abandoned_cart',
  carrinho_abandonado: 'abandoned_cart',
};

const findKiwifyKind = (name: string): PaymentEventKind | undefined =>
  Object.hasOwn(kindByName, name) ? kindByName[name] : undefined;

/** Buyer of Kiwify's "test webhook" button: recorded, never granted access. */
const TEST_BUYER = 'johndoe@example.com';

export function readKiwifyEvent(body: Json): PaymentEvent {
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
    amountCents: toCents(Number(childOf(order, 'Commissions').charge_amount ?? Number.NaN)),
    isTest: customerEmail?.toLowerCase() === TEST_BUYER,
  };
}

/** Some deliveries wrap the order: `{ url, signature, order: {…} }`. */
function unwrapOrder(body: Json): Json {
  const inner = body.order;
  return isObject(inner) && body.order_id === undefined ? inner : body;
}

/** Only an abandoned cart has no event name. */
function findKind(order: Json, name: string): PaymentEvent['kind'] {
  if (name !== '') return findKiwifyKind(name) ?? 'unknown';
  const isCart = order.status === 'abandoned' || (order.order_id === undefined && typeof order.id === 'string');
  return isCart ? 'abandoned_cart' : 'unknown';
}

/** A payment counts from its approval and a reversal from its own date, so that a resend keeps its position. */
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

const dateOf = (value: Json, key: string): string | undefined => parsePaymentDate(textOf(value, key));

/** Brasília has had no daylight saving since 2019: UTC-3 all year. */
const BRASILIA_OFFSET = '-03:00';

const datePattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** ISO 8601 with a zone, or `YYYY-MM-DD HH:mm` in Brasília time. Both become UTC; anything else is undefined. */
export function parsePaymentDate(text: string | undefined): string | undefined {
  const match = datePattern.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second = '00', fraction = '', zone] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined;
  // A date without time includes that day: it ends at midnight in Brasília.
  const time = hour === undefined ? '23:59:59.999' : `${hour}:${minute}:${second}${fraction.slice(0, 4)}`;
  const at = new Date(`${year}-${month}-${day}T${time}${withColon(zone) ?? BRASILIA_OFFSET}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Distant years are an error of the sender and would not fit the database's text format. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 2000 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const withColon = (zone: string | undefined): string | undefined =>
  zone && zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;

/** Order status that Kiwify sends with each event; the cart has its own format. */
const orderStatus: Record<Exclude<PaymentEventKind, 'abandoned_cart'>, string> = {
  order_approved: 'paid',
  subscription_renewed: 'paid',
  subscription_late: 'refused',
  subscription_canceled: 'paid',
  order_refunded: 'refunded',
  chargeback: 'chargedback',
  order_rejected: 'refused',
  pix_created: 'waiting_payment',
  billet_created: 'waiting_payment',
};

const DAY = 86_400_000;

function sampleKiwifyEvent(kind: PaymentEventKind, now: Date): Record<string, unknown> {
  const product = { product_id: randomUUID(), product_name: `${PRODUCT_NAME} Premium` };
  const customer = { full_name: 'John Doe', email: 'johndoe@example.com' };
  const minute = brasiliaMinute(now);
  if (kind === 'abandoned_cart') {
    return {
      id: randomUUID(),
      status: 'abandoned',
      ...product,
      name: customer.full_name,
      email: customer.email,
      created_at: minute,
    };
  }
  const subscriptionId = randomUUID();
  const status = orderStatus[kind];
  return {
    order_id: randomUUID(),
    order_status: status,
    webhook_event_type: kind,
    payment_method: kind === 'pix_created' ? 'pix' : kind === 'billet_created' ? 'boleto' : 'credit_card',
    created_at: minute,
    updated_at: minute,
    approved_date: status === 'paid' ? minute : null,
    refunded_at: status === 'refunded' || status === 'chargedback' ? minute : null,
    Product: product,
    Customer: customer,
    Commissions: { charge_amount: 11_990, currency: 'BRL' },
    TrackingParameters: { src: null, sck: null },
    Subscription: {
      id: subscriptionId,
      status: kind === 'subscription_canceled' ? 'canceled' : 'active',
      start_date: now.toISOString(),
      next_payment: new Date(now.getTime() + 30 * DAY).toISOString(),
    },
    subscription_id: subscriptionId,
  };
}

const brasiliaMinute = (now: Date): string =>
  new Date(now.getTime() - 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** SHA-1 is the provider's rule for every delivery. Do not "upgrade". */
const signKiwify = (token: string, body: Uint8Array): string => createHmac('sha1', token).update(body).digest('hex');

/** Compares over the raw bytes, in constant time. */
function isSignedByKiwify(token: string, body: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{40}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signKiwify(token, body)), Buffer.from(signature));
}

const order = 'order_id order_ref order_status product_type payment_method store_id installments card_rejection_reason';
const times = 'sale_type created_at updated_at approved_date refunded_at webhook_event_type subscription_id';
/** Of an abandoned cart, which has its own flat format. */
const cart = 'id status name email offer_name product_id product_name subscription_plan';

const storedFields = fieldsOf(`${order} ${times} ${cart}`, {
  Product: fieldsOf('product_id product_name'),
  Customer: fieldsOf('full_name email'),
  Commissions: fieldsOf('charge_amount product_base_price currency kiwify_fee'),
  TrackingParameters: fieldsOf('src sck utm_source utm_medium utm_campaign utm_content utm_term s1 s2 s3'),
  Subscription: fieldsOf('id start_date next_payment status', {
    plan: fieldsOf('id name frequency qty_charges'),
    customer_access: fieldsOf('access_until'),
  }),
});

/** https://docs.kiwify.com.br/api-reference/webhooks/receiving */
export const kiwify: PaymentProvider = {
  name: 'kiwify',
  verify: (token, { body, query }) => isSignedByKiwify(token, body, query('signature')),
  read: readKiwifyEvent,
  redact: (body) => redactDelivery(unwrapOrder(body), storedFields),
  checkoutUrl: addTracking,
  sample: sampleKiwifyEvent,
  sign: (token, body) => ({ query: { signature: signKiwify(token, body) }, headers: {} }),
};
