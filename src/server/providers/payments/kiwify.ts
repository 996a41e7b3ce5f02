import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeptFields, redactDelivery } from './delivery-fields.ts';
import { readKiwifyEvent, unwrapOrder } from './kiwify-event.ts';
import { sampleKiwifyEvent } from './kiwify-sample.ts';
import { addTracking, type PaymentProvider } from './payment-provider.ts';

/** SHA-1 is the provider's rule for every delivery. Do not "upgrade". */
const signKiwify = (token: string, body: Uint8Array): string => createHmac('sha1', token).update(body).digest('hex');

/** Compares over the raw bytes, in constant time. */
export function isSignedByKiwify(token: string, body: Uint8Array, signature: string | undefined): boolean {
  if (!signature || !/^[0-9a-f]{40}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signKiwify(token, body)), Buffer.from(signature));
}

const keptFields: KeptFields = {
  order_id: true,
  order_ref: true,
  order_status: true,
  product_type: true,
  payment_method: true,
  store_id: true,
  installments: true,
  card_rejection_reason: true,
  sale_type: true,
  created_at: true,
  updated_at: true,
  approved_date: true,
  refunded_at: true,
  webhook_event_type: true,
  subscription_id: true,
  Product: { product_id: true, product_name: true },
  Customer: { full_name: true, email: true },
  Commissions: { charge_amount: true, product_base_price: true, currency: true, kiwify_fee: true },
  TrackingParameters: {
    src: true,
    sck: true,
    utm_source: true,
    utm_medium: true,
    utm_campaign: true,
    utm_content: true,
    utm_term: true,
    s1: true,
    s2: true,
    s3: true,
  },
  Subscription: {
    id: true,
    start_date: true,
    next_payment: true,
    status: true,
    plan: { id: true, name: true, frequency: true, qty_charges: true },
    customer_access: { access_until: true },
  },
  // Abandoned cart: its own flat format.
  id: true,
  status: true,
  name: true,
  email: true,
  offer_name: true,
  product_id: true,
  product_name: true,
  subscription_plan: true,
};

/** https://docs.kiwify.com.br/api-reference/webhooks/receiving */
export const kiwify: PaymentProvider = {
  name: 'kiwify',
  verify: (token, { body, query }) => isSignedByKiwify(token, body, query('signature')),
  read: readKiwifyEvent,
  redact: (body) => redactDelivery(unwrapOrder(body), keptFields),
  checkoutUrl: addTracking,
  sample: sampleKiwifyEvent,
  sign: (token, body) => ({ query: { signature: signKiwify(token, body) }, headers: {} }),
};
