import { createHash, timingSafeEqual } from 'node:crypto';
import { readHotmartEvent } from './hotmart-event.ts';
import { sampleHotmartEvent } from './hotmart-sample.ts';
import { addTracking, type PaymentProvider } from './payment-provider.ts';
import { type KeptFields, redactDelivery } from './redact-delivery.ts';

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
