import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentUserType, resolvePlan } from '#domain/plans/resolve-plan.ts';
import {
  applyPaymentEvent,
  emptySubscription,
  hasAccessAt,
  hasChargeback,
  paidAccessOf,
  type SubscriptionState,
} from '#domain/plans/subscription-state.ts';
import { deliveriesArbitrary, historyArbitrary, type Payload } from '#tests/support/samples/subscription-history.ts';
import { readKiwifyEvent } from './kiwify.ts';

const RECEIVED_AT = '2026-01-01T00:00:00.000Z';
const DAY = 86_400_000;

const play = (payloads: Payload[]): SubscriptionState =>
  payloads.reduce<SubscriptionState>(
    (state, payload) => applyPaymentEvent(state, readKiwifyEvent(payload), RECEIVED_AT),
    emptySubscription,
  );

function payment(over: Payload = {}): Payload {
  return {
    order_id: 'o-1',
    order_status: 'paid',
    webhook_event_type: 'order_approved',
    approved_date: '2026-03-01 09:00',
    subscription_id: 's-1',
    Subscription: { status: 'active', next_payment: '2026-04-01T12:00:00.000Z' },
    ...over,
  };
}
const renewal = payment({
  order_id: 'o-2',
  approved_date: '2026-04-01 09:00',
  webhook_event_type: 'subscription_renewed',
  Subscription: { next_payment: '2026-05-01T12:00:00.000Z' },
});
const late = payment({
  order_id: 'o-2',
  order_status: 'refused',
  webhook_event_type: 'subscription_late',
  approved_date: null,
  updated_at: '2026-04-01 09:05',
});
const refundOf = (orderId: string) =>
  payment({ order_id: orderId, order_status: 'refunded', webhook_event_type: 'order_refunded' });
const cancel = payment({ webhook_event_type: 'subscription_canceled', updated_at: '2026-03-05 10:00' });

describe('subscription state', () => {
  it('starts the paid period and ends it at its end date', () => {
    const access = paidAccessOf(play([payment()]));
    expect(access).toEqual({
      status: 'active',
      accessUntil: '2026-04-01T12:00:00.000Z',
      nextPaymentAt: '2026-04-01T12:00:00.000Z',
    });
    expect(hasAccessAt(access, new Date('2026-04-01T11:59:59.999Z'))).toBe(true);
    expect(hasAccessAt(access, new Date('2026-04-01T12:00:00.000Z'))).toBe(false);
  });

  it.each([
    ['pix_created', 'waiting_payment'],
    ['billet_created', 'waiting_payment'],
    ['order_rejected', 'refused'],
    ['chargeback', 'chargedback'],
    ['subscription_late', 'refused'],
    ['subscription_canceled', 'paid'],
    ['order_approved', 'waiting_payment'],
    ['order_approved', undefined],
    ['something_new', 'paid'],
  ])('%s with order %s does not grant Premium although Subscription.status is active', (kind, order_status) => {
    const access = paidAccessOf(play([payment({ webhook_event_type: kind, order_status })]));
    expect(hasAccessAt(access, new Date('2026-03-02T00:00:00Z'))).toBe(false);
  });

  it.each([
    ['chargeback', 'paid', 'chargedback'],
    ['order_approved', 'chargedback', 'chargedback'],
    ['order_refunded', 'paid', 'refunded'],
    ['order_approved', 'refunded', 'refunded'],
  ])('%s with order %s reverses the payment: either event or status is enough', (kind, order_status, reversal) => {
    const state = play([payment(), payment({ webhook_event_type: kind, order_status })]);
    expect(state.orders['o-1']).toMatchObject({ reversal });
    expect(paidAccessOf(state).status).toBe('revoked');
    expect(hasChargeback(state)).toBe(reversal === 'chargedback');
  });

  it('a chargeback takes precedence over a refund of the same order, and marks the subscription by one order', () => {
    const chargeback = payment({ webhook_event_type: 'chargeback', order_status: 'chargedback' });
    for (const story of [
      [payment(), refundOf('o-1'), chargeback, renewal],
      [chargeback, refundOf('o-1'), payment(), renewal],
    ]) {
      expect(play(story).orders['o-1']).toMatchObject({ reversal: 'chargedback' });
      expect(hasChargeback(play(story))).toBe(true);
    }
    expect(hasChargeback(play([payment(), refundOf('o-1'), renewal]))).toBe(false);
    expect(hasChargeback(emptySubscription)).toBe(false);
  });

  it('an order that was never paid is pending, and revoked once any order was reversed', () => {
    expect(paidAccessOf(play([late])).status).toBe('pending');
    expect(paidAccessOf(play([late, refundOf('o-1')])).status).toBe('revoked');
  });

  it('ignores a rejected attempt without a delay, and a delay in the minute of the payment', () => {
    const refused = { ...late, webhook_event_type: 'order_rejected' };
    expect(play([payment(), refused]).orders['o-2']).toMatchObject({ lateAt: null });
    expect(paidAccessOf(play([payment(), refused])).status).toBe('active');
    expect(paidAccessOf(play([payment(), { ...late, updated_at: '2026-03-01 09:00' }])).status).toBe('active');
  });

  it('a cancellation without an order ends the subscription and adds no order', () => {
    const paid = play([payment()]);
    const event = { ...readKiwifyEvent(cancel), orderId: undefined };
    const state = applyPaymentEvent(paid, event, RECEIVED_AT);
    expect(state).toEqual({ orders: paid.orders, canceledAt: '2026-03-05T13:00:00.000Z' });
  });

  it('a refund of the first order does not affect the renewal, and vice versa', () => {
    expect(paidAccessOf(play([payment(), renewal, refundOf('o-1')])).accessUntil).toBe('2026-05-01T12:00:00.000Z');
    expect(paidAccessOf(play([payment(), renewal, refundOf('o-2')])).accessUntil).toBe('2026-04-01T12:00:00.000Z');
  });

  it('keeps a late subscription only during the grace days', () => {
    expect(paidAccessOf(play([payment(), late]))).toMatchObject({
      status: 'late',
      accessUntil: '2026-04-06T12:00:00.000Z',
    });
    expect(paidAccessOf(play([late, payment(), late, late])).accessUntil).toBe('2026-04-06T12:00:00.000Z');
    expect(paidAccessOf(play([late, renewal, payment()])).status).toBe('active');
  });

  it('keeps a canceled subscription until the end of its period', () => {
    expect(paidAccessOf(play([cancel, payment()]))).toEqual({
      status: 'canceled',
      accessUntil: '2026-04-01T12:00:00.000Z',
      nextPaymentAt: null,
    });
    expect(paidAccessOf(play([renewal, cancel, payment()])).status).toBe('active');
  });

  it('treats a cancellation in the minute of the payment as the later event', () => {
    const sameMinute = { ...cancel, updated_at: '2026-03-01 09:00' };
    expect(paidAccessOf(play([payment(), sameMinute])).status).toBe('canceled');
    expect(paidAccessOf(play([sameMinute, payment()])).status).toBe('canceled');
  });

  it('a refunded renewal gives no grace days for the delay before it', () => {
    const paidLate = { ...renewal, order_id: 'o-3', approved_date: '2026-04-02 09:00' };
    const access = paidAccessOf(play([payment(), late, paidLate, refundOf('o-3')]));
    expect(access).toMatchObject({ status: 'active', accessUntil: '2026-04-01T12:00:00.000Z' });
  });

  it('two different notices of one payment give the same result in either order', () => {
    const longer = payment({
      approved_date: '2026-03-01 09:02',
      Subscription: { next_payment: '2026-04-02T12:00:00Z' },
    });
    const between = { ...cancel, updated_at: '2026-03-01 09:01' };
    expect(play([payment(), longer, between])).toEqual(play([longer, between, payment()]));
    expect(paidAccessOf(play([longer, between, payment()]))).toMatchObject({
      status: 'active',
      accessUntil: '2026-04-02T12:00:00.000Z',
    });
  });

  it('keeps a purchase without a period until it is reversed or canceled', () => {
    const single = payment({ Subscription: undefined, subscription_id: undefined });
    const access = paidAccessOf(play([single]));
    expect(access).toMatchObject({ status: 'active', accessUntil: null });
    expect(hasAccessAt(access, new Date('2036-01-01'))).toBe(true);
    expect(paidAccessOf(play([single, refundOf('o-1')])).status).toBe('revoked');
    expect(paidAccessOf(play([single, cancel])).accessUntil).toBe('2026-03-05T13:00:00.000Z');
  });

  it('a history in any order with duplicates gives the correct plan', () => {
    const story = historyArbitrary({ ids: 'x' }).chain((history) =>
      fc.tuple(fc.constant(history), deliveriesArbitrary(history), fc.integer({ min: 0, max: 80 })),
    );
    fc.assert(
      fc.property(story, ([history, deliveries, days]) => {
        const state = play(deliveries);
        expect(state).toEqual(play(history.payloads));
        const now = new Date(history.endsAt.getTime() + days * DAY + 1);
        expect(hasAccessAt(paidAccessOf(state), now)).toBe(history.hasAccessAt(now));
      }),
      { numRuns: 200 },
    );
  });
});

describe('plan of a user', () => {
  const now = new Date('2026-03-15T00:00:00Z');
  const running = paidAccessOf(play([payment()]));
  const longer = paidAccessOf(play([payment(), renewal]));
  const ended = { ...running, accessUntil: '2026-03-14T00:00:00.000Z' };

  it.each([
    [undefined, [], 'free', null],
    [undefined, [ended], 'free', null],
    [undefined, [running], 'premium', '2026-04-01T12:00:00.000Z'],
    [undefined, [ended, longer, running], 'premium', '2026-05-01T12:00:00.000Z'],
    [undefined, [running, { ...running, accessUntil: null }], 'premium', null],
    ['premium', [ended], 'premium', null],
    ['admin', [running], 'admin', null],
    ['free', [running], 'premium', '2026-04-01T12:00:00.000Z'],
  ] as const)('given by hand: %s, paid: %o → %s until %s', (manual, subscriptions, userType, premiumUntil) => {
    expect(resolvePlan(manual, subscriptions, now)).toEqual({ userType, premiumUntil });
  });

  it.each([
    ['premium', '2026-03-15T00:00:00.000Z', 'free'],
    ['premium', '2026-03-15T00:00:00.001Z', 'premium'],
    ['premium', null, 'premium'],
    ['admin', '2026-03-01T00:00:00.000Z', 'admin'],
    ['free', null, 'free'],
  ] as const)('a stored %s until %s counts as %s on this request', (stored, until, current) => {
    expect(currentUserType(stored, until, now)).toBe(current);
  });
});
