import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PaymentEventKind } from '#domain/plans/payment-event-types.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import type { Json } from './delivery-fields.ts';
import { type KeptFields, redactDelivery } from './delivery-fields.ts';
import { readHotmartEvent } from './hotmart-event.ts';
import { addTracking, type PaymentProvider } from './payment-provider.ts';

const TOKEN_HEADER = 'X-HOTMART-HOTTOK';

const plan: KeptFields = { id: true, name: true };
const price: KeptFields = { value: true, currency_value: true };
const keptFields: KeptFields = {
  id: true,
  creation_date: true,
  event: true,
  version: true,
  data: {
    product: { id: true, ucode: true, name: true },
    buyer: { email: true, name: true },
    purchase: {
      transaction: true,
      status: true,
      order_date: true,
      approved_date: true,
      date_next_charge: true,
      recurrence_number: true,
      price,
      full_price: price,
      payment: { type: true, installments_number: true },
      offer: { code: true },
      origin: { sck: true, src: true, xcod: true },
      sckPaymentLink: true,
    },
    subscription: { id: true, status: true, plan, subscriber: { code: true } },
    // A cancellation has its own format.
    subscriber: { code: true, email: true, name: true },
    cancellation_date: true,
    date_next_charge: true,
  },
};

/** https://developers.hotmart.com/docs/pt-BR/2.0.0/webhook/purchase-webhook/ */
export const hotmart: PaymentProvider = {
  name: 'hotmart',
  // Deliveries are not signed: each contains the account's token in a header.
  verify: (token, { header }) => timingSafeEqual(digest(token), digest(header(TOKEN_HEADER) ?? '')),
  read: readHotmartEvent,
  redact: (body) => redactDelivery(body, keptFields),
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
