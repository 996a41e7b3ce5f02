import type { WebhookLog } from '#contract/account/payments.ts';
import { containsWords } from '#domain/text/fold-text.ts';

/** Paths of each field in a provider's payload; the first path with a value is used. */
const kiwify = {
  eventType: ['webhook_event_type'],
  orderStatus: ['order_status', 'status'],
  customerName: ['Customer.full_name', 'name'],
  customerEmail: ['Customer.email', 'email'],
  orderId: ['order_id'],
  productId: ['Product.product_id', 'product_id'],
  productName: ['Product.product_name', 'product_name'],
  subscriptionId: ['Subscription.id', 'subscription_id'],
  subscriptionStatus: ['Subscription.status'],
  nextPayment: ['Subscription.next_payment'],
  userId: ['TrackingParameters.sck'],
};

type Places = Record<keyof typeof kiwify, readonly string[]>;

const hotmart: Places = {
  eventType: ['event'],
  orderStatus: ['data.purchase.status'],
  customerName: ['data.buyer.name', 'data.subscriber.name'],
  customerEmail: ['data.buyer.email', 'data.subscriber.email'],
  orderId: ['data.purchase.transaction'],
  productId: ['data.product.id'],
  productName: ['data.product.name'],
  subscriptionId: ['data.subscription.subscriber.code', 'data.subscriber.code'],
  subscriptionStatus: ['data.subscription.status'],
  nextPayment: ['data.purchase.date_next_charge', 'data.date_next_charge'],
  userId: ['data.purchase.origin.sck', 'data.purchase.sckPaymentLink'],
};

const places: Record<WebhookLog['provider'], Places> = { kiwify, hotmart };

export type LogRow = Pick<WebhookLog, 'id' | 'receivedAt' | 'outcome'> & Record<keyof Places, string>;

export function readLogRow({ id, receivedAt, outcome, provider, eventType, payload }: WebhookLog): LogRow {
  const entries = Object.entries(places[provider]).map(([field, paths]) => [
    field,
    paths.map((path) => read(payload, ...path.split('.'))).find((text) => text !== '') ?? '',
  ]);
  // One entry per field of the table above.
  const fields = Object.fromEntries(entries) as Record<keyof Places, string>;
  return { id, receivedAt, outcome, ...fields, eventType: fields.eventType || eventType };
}

function read(payload: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), payload);
  if (typeof value === 'number' && value >= EARLIEST_TIME && value < LATEST_TIME) return new Date(value).toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number between them is a time in milliseconds: Hotmart's dates; its other numbers are far smaller. */
const EARLIEST_TIME = Date.UTC(2000, 0);
const LATEST_TIME = Date.UTC(2200, 0);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function searchLogs(rows: readonly LogRow[], search: string): readonly LogRow[] {
  return rows.filter((row) => containsWords(Object.values(row).join(' '), search));
}
