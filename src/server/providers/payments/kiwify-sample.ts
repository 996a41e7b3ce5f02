import { randomUUID } from 'node:crypto';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';

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

export function sampleKiwifyEvent(kind: PaymentEventKind, now: Date): Record<string, unknown> {
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
