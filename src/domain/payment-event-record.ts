import { cleanText, isObject, unwrapOrder } from './payment-event.ts';

type Fields = { readonly [name: string]: true | Fields };

/**
 * What we keep of a delivery. Everything else (CPF, address, telephone, IP, card digits, payment codes) is
 * dropped before storing: personal data that no rule of ours needs.
 */
const keptFields: Fields = {
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
  // Abandoned cart: its own flat shape.
  id: true,
  status: true,
  name: true,
  email: true,
  offer_name: true,
  product_id: true,
  product_name: true,
  subscription_plan: true,
};

const MAX_DROPPED_NAMES = 60;

/** The stored form of a delivery, with the names (never the values) of what was left out, to notice contract drift. */
export function recordPayment(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const dropped: string[] = [];
  const record = keep(unwrapOrder(body), keptFields, '', dropped);
  return dropped.length > 0 ? { ...record, dropped_fields: dropped.slice(0, MAX_DROPPED_NAMES) } : record;
}

function keep(value: Readonly<Record<string, unknown>>, fields: Fields, path: string, dropped: string[]) {
  const kept: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === true && isScalar(item)) kept[name] = typeof item === 'string' ? cleanText(item) : item;
    else if (typeof field === 'object' && isObject(item)) kept[name] = keep(item, field, `${path}${name}.`, dropped);
    else if (item !== null) dropped.push(cleanText(`${path}${name}`).slice(0, 80));
  }
  return kept;
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
