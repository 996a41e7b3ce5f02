import type { WebhookLog } from '#contract/payments.ts';

/** A log as its row shows it: the fields of the payload by name, empty where the payload has none. */
export type LogRow = {
  id: string;
  receivedAt: string;
  eventType: string;
  outcome: WebhookLog['outcome'];
  orderStatus: string;
  customerName: string;
  customerEmail: string;
  orderId: string;
  productId: string;
  productName: string;
  subscriptionId: string;
  subscriptionStatus: string;
  nextPayment: string;
  userId: string;
};

export function readLogRow(log: WebhookLog): LogRow {
  const { payload } = log;
  return {
    id: log.id,
    receivedAt: log.receivedAt,
    eventType: read(payload, 'webhook_event_type') || log.eventType,
    outcome: log.outcome,
    orderStatus: read(payload, 'order_status') || read(payload, 'status'),
    customerName: read(payload, 'Customer', 'full_name') || read(payload, 'name'),
    customerEmail: read(payload, 'Customer', 'email') || read(payload, 'email'),
    orderId: read(payload, 'order_id'),
    productId: read(payload, 'Product', 'product_id') || read(payload, 'product_id'),
    productName: read(payload, 'Product', 'product_name') || read(payload, 'product_name'),
    subscriptionId: read(payload, 'Subscription', 'id') || read(payload, 'subscription_id'),
    subscriptionStatus: read(payload, 'Subscription', 'status'),
    nextPayment: read(payload, 'Subscription', 'next_payment'),
    userId: read(payload, 'TrackingParameters', 'sck'),
  };
}

function read(payload: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), payload);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rows that hold every word searched for, in any field, whatever the accents and capitals. */
export function searchLogs(rows: readonly LogRow[], search: string): readonly LogRow[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(Object.values(row).join(' '));
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
