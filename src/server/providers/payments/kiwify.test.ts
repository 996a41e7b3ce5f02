import { describe, expect, it, test } from 'vitest';
import { readKiwifyEvent } from './kiwify.ts';

const approved = {
  order_id: 'o-1',
  order_status: 'paid',
  webhook_event_type: 'order_approved',
  created_at: '2026-04-08 02:23',
  updated_at: '2026-04-08 02:40',
  approved_date: '2026-04-08 02:30',
  refunded_at: null,
  Product: { product_id: 'p-1', product_name: 'Dropar Premium' },
  Customer: { full_name: 'José Açaí', email: 'Jose@Example.com', CPF: '11144477735', ip: '203.0.113.9' },
  Commissions: { charge_amount: 9149, currency: 'BRL' },
  TrackingParameters: { sck: 'u-1' },
  Subscription: {
    id: 's-1',
    status: 'active',
    next_payment: '2026-05-08T02:30:00.000Z',
    plan: { id: 'plan-1', name: 'Mensal' },
  },
};

describe('parsing a delivery', () => {
  const cart = { name: 'Ana', email: 'ANA@example.com', product_id: 'p-9', product_name: 'Outro' };

  it.each([
    ['a status', { ...cart, order_id: 'o-1', status: 'abandoned' }, 'abandoned_cart'],
    ['an id of its own', { ...cart, id: 'c-1' }, 'abandoned_cart'],
    ['its name', { ...cart, webhook_event_type: 'carrinho_abandonado' }, 'abandoned_cart'],
    ['an order beside the id', { ...cart, id: 'c-1', order_id: 'o-1' }, 'unknown'],
    ['a number', { ...cart, id: 5 }, 'unknown'],
    ['nothing', cart, 'unknown'],
    ['a name that nobody knows', { ...cart, id: 'c-1', webhook_event_type: 'toString' }, 'unknown'],
  ])('recognises an abandoned cart by %s', (_, body, kind) => {
    const { customerName, customerEmail, productId, productName, ...event } = readKiwifyEvent(body);
    expect(event.kind).toBe(kind);
    const whose = { customerName, customerEmail, productId, productName };
    const isCart = kind === 'abandoned_cart';
    expect(whose).toEqual({
      customerName: isCart ? 'Ana' : undefined,
      customerEmail: isCart ? 'ana@example.com' : undefined,
      productId: isCart ? 'p-9' : undefined,
      productName: isCart ? 'Outro' : undefined,
    });
  });

  it("recognises the provider's test by its e-mail address, ignoring case", () => {
    const from = (email: string) => readKiwifyEvent({ ...approved, Customer: { email } }).isTest;
    expect([from('JohnDoe@example.com'), from('johndoe@example.com.br')]).toEqual([true, false]);
  });

  it('unwraps an order only if the wrapper is not an order itself', () => {
    expect(readKiwifyEvent({ url: 'x', signature: 'x', order: approved })).toEqual(readKiwifyEvent(approved));
    expect(readKiwifyEvent({ ...approved, order: { order_id: 'inner' } }).orderId).toBe('o-1');
    expect(readKiwifyEvent({ order: approved, webhook_event_type: 'chargeback' }).name).toBe('order_approved');
    const { webhook_event_type: _, ...nameless } = approved;
    expect(readKiwifyEvent({ order: nameless, webhook_event_type: 'chargeback' }).kind).toBe('chargeback');
  });

  it('reads the relevant fields of a flat body (amounts stay integer centavos)', () => {
    expect(readKiwifyEvent(approved)).toEqual({
      kind: 'order_approved',
      name: 'order_approved',
      orderId: 'o-1',
      orderStatus: 'paid',
      subscriptionId: 's-1',
      occurredAt: '2026-04-08T05:30:00.000Z',
      periodEnd: '2026-05-08T02:30:00.000Z',
      nextPaymentAt: '2026-05-08T02:30:00.000Z',
      customerEmail: 'jose@example.com',
      customerName: 'José Açaí',
      trackedUserId: 'u-1',
      productId: 'p-1',
      productName: 'Dropar Premium',
      planId: 'plan-1',
      amountCents: 9149,
      isTest: false,
    });
  });

  it('prefers access_until over the next payment as the end of the period', () => {
    const Subscription = { ...approved.Subscription, customer_access: { access_until: '2026-05-10T00:00:00.000Z' } };
    expect(readKiwifyEvent({ ...approved, Subscription }).periodEnd).toBe('2026-05-10T00:00:00.000Z');
  });

  it('prefers the root subscription id and falls back to the order', () => {
    expect(readKiwifyEvent({ ...approved, subscription_id: 's-root' }).subscriptionId).toBe('s-root');
    expect(readKiwifyEvent({ ...approved, Subscription: null }).subscriptionId).toBe('o-1');
  });

  test.each([
    ['compra_aprovada', 'order_approved'],
    ['compra_reembolsada', 'order_refunded'],
    ['compra_recusada', 'order_rejected'],
    ['pix_gerado', 'pix_created'],
    ['boleto_gerado', 'billet_created'],
    ['carrinho_abandonado', 'abandoned_cart'],
    ['subscription_late', 'subscription_late'],
    ['order.paid', 'unknown'],
    ['toString', 'unknown'],
  ])('maps the name %s to %s', (name, kind) => {
    expect(readKiwifyEvent({ ...approved, webhook_event_type: name }).kind).toBe(kind);
  });

  const dates = {
    created_at: '2026-04-08 01:00',
    approved_date: '2026-04-08 02:00',
    refunded_at: '2026-04-20 03:00',
    updated_at: '2026-04-21 04:00',
  };
  const [created, approvedAt, refunded, updated] = [
    '2026-04-08T04:00:00.000Z',
    '2026-04-08T05:00:00.000Z',
    '2026-04-20T06:00:00.000Z',
    '2026-04-21T07:00:00.000Z',
  ];
  test.each([
    ['order_approved', {}, approvedAt],
    ['order_approved', { approved_date: null }, updated],
    ['order_approved', { approved_date: null, updated_at: null }, created],
    ['subscription_renewed', {}, approvedAt],
    ['order_refunded', {}, refunded],
    ['order_refunded', { refunded_at: null }, updated],
    ['order_refunded', { refunded_at: null, updated_at: null }, created],
    ['chargeback', {}, refunded],
    ['subscription_canceled', {}, updated],
    ['subscription_canceled', { updated_at: '2026-04-08 01:30' }, approvedAt],
    ['subscription_late', { approved_date: null, updated_at: null }, created],
    ['subscription_late', { approved_date: null, updated_at: null, created_at: null }, undefined],
  ])('takes the time of %s with %o from its own field: %s', (webhook_event_type, over, occurredAt) => {
    expect(readKiwifyEvent({ ...approved, ...dates, webhook_event_type, ...over }).occurredAt).toBe(occurredAt);
  });

  test.each([
    { order_id: 3.5, Customer: 'x', Subscription: [], Product: null, TrackingParameters: 7 },
    { order_id: 'x'.repeat(101), webhook_event_type: 42 },
    { order: 'not an object' },
    {},
  ])('does not throw for an invalid body: %o', (body) => {
    expect(readKiwifyEvent(body)).toMatchObject({ kind: 'unknown', customerEmail: undefined });
  });

  it('cleans text that the database would reject', () => {
    const event = readKiwifyEvent({ ...approved, Customer: { full_name: 'A\0B\ud800', email: 'a@b.co' } });
    expect(event.customerName).toBe('A\uFFFDB\uFFFD');
  });
});
