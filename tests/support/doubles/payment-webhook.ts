import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';

export const WEBHOOK_TOKEN = 'segredo-de-teste';

/** Computed independently of the product's own code: the provider uses SHA-1. */
export const hmacSha1 = (token: string, body: string | Uint8Array): string =>
  createHmac('sha1', token).update(body).digest('hex');

type Caller = { fetch(path: string, init?: RequestInit): Promise<Response> };

/** Delivers a body like the provider: signed over its raw bytes, signature in the query. */
export function deliver(caller: Caller, payload: unknown, token = WEBHOOK_TOKEN): Promise<Response> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return caller.fetch(`/webhooks/payments?signature=${hmacSha1(token, body)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

const statusOf: Partial<Record<PaymentEventKind, string>> = {
  order_approved: 'paid',
  subscription_renewed: 'paid',
  subscription_canceled: 'paid',
  order_refunded: 'refunded',
  chargeback: 'chargedback',
  pix_created: 'waiting_payment',
  billet_created: 'waiting_payment',
};

type PaymentDraft = {
  kind?: PaymentEventKind;
  sck?: string | null;
  email?: string;
  orderId?: string;
  subscriptionId?: string;
  at?: Date;
  periodEnd?: Date;
  amountCents?: number;
};

/** A delivery in the provider's flat format: by default a paid first order of a new subscription. */
export function buildPayment(draft: PaymentDraft = {}): Record<string, unknown> {
  const { kind = 'order_approved', at = new Date() } = draft;
  const subscriptionId = draft.subscriptionId ?? randomUUID();
  const minute = new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const periodEnd = draft.periodEnd ?? new Date(at.getTime() + 30 * 86_400_000);
  const status = statusOf[kind] ?? 'refused';
  return {
    order_id: draft.orderId ?? randomUUID(),
    order_ref: 'rafZeyc',
    order_status: status,
    webhook_event_type: kind,
    created_at: minute,
    updated_at: minute,
    approved_date: status === 'paid' ? minute : null,
    refunded_at: status === 'refunded' || status === 'chargedback' ? minute : null,
    Product: { product_id: 'p-dropar', product_name: 'Dropar Premium' },
    Customer: { full_name: 'Larissa Sato', email: draft.email ?? `${subscriptionId}@comprador.example` },
    Commissions: { charge_amount: draft.amountCents ?? 11_990, currency: 'BRL' },
    TrackingParameters: { src: null, sck: draft.sck ?? null },
    Subscription: { id: subscriptionId, status: 'active', next_payment: periodEnd.toISOString() },
    subscription_id: subscriptionId,
  };
}
