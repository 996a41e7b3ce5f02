import { randomInt, randomUUID } from 'node:crypto';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { Json } from './delivery-fields.ts';

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

export function sampleHotmartEvent(kind: PaymentEventKind, now: Date): Json {
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
