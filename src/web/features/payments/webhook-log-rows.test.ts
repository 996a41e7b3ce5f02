import { expect, it } from 'vitest';
import type { WebhookLog } from '#contract/account/payments.ts';
import { readLogRow, searchLogs } from './webhook-log-rows.ts';

const log = (payload: Record<string, unknown>, id = 'a'): WebhookLog => ({
  id,
  provider: 'kiwify',
  receivedAt: '2026-11-15T12:41:00.000Z',
  eventType: 'order_approved',
  outcome: 'applied',
  isTest: false,
  deliveries: 1,
  payload,
});

const jose = log({
  webhook_event_type: 'order_approved',
  order_id: '0001',
  order_status: 'paid',
  subscription_id: 's-root',
  Customer: { full_name: 'José Açaí', email: 'jose@exemplo.com' },
  Product: { product_id: 'p-1', product_name: 'Dropar Premium' },
  Subscription: { status: 'active', next_payment: '2026-12-15T03:00:00.000Z' },
  TrackingParameters: { sck: 'u-42' },
});

it('reads every column from the payload, the subscription from either place', () => {
  expect(readLogRow(jose)).toMatchObject({
    eventType: 'order_approved',
    orderStatus: 'paid',
    customerName: 'José Açaí',
    orderId: '0001',
    productId: 'p-1',
    subscriptionId: 's-root',
    subscriptionStatus: 'active',
    userId: 'u-42',
  });
  expect(readLogRow(log({ Subscription: { id: 's-1' }, subscription_id: 's-2' })).subscriptionId).toBe('s-1');
});

it('reads the next charge of Hotmart, which is a number of milliseconds, as a time', () => {
  const payload = { data: { product: { id: 788921 }, purchase: { date_next_charge: 1_797_303_600_000 } } };
  const row = readLogRow({ ...log(payload), provider: 'hotmart' });
  expect(row).toMatchObject({ nextPayment: '2026-12-15T03:00:00.000Z', productId: '788921' });
});

it('reads an abandoned cart, whose payload has another shape, and does not fail on a malformed payload', () => {
  const cart = log({ status: 'abandoned', name: 'Ana', email: 'ana@exemplo.com', product_name: 'Dropar Premium' });
  expect(readLogRow(cart)).toMatchObject({ customerName: 'Ana', orderStatus: 'abandoned', orderId: '' });
  expect(readLogRow(log({ Customer: 7, Subscription: null, Product: [] }))).toMatchObject({ customerName: '' });
});

it.each([
  ['jose acai', 1],
  ['0001', 1],
  ['ORDER_approved', 2],
  ['u-42 paid', 1],
  ['larissa', 0],
  ['  ', 2],
])('a search for "%s" finds %i entries', (search, count) => {
  expect(searchLogs([readLogRow(jose), readLogRow(log({ order_id: '9' }, 'b'))], search)).toHaveLength(count);
});
