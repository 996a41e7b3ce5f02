import fc from 'fast-check';
import { hmacSha1 } from '#tests/support/doubles/payment-webhook.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PERIOD_DAYS = 30;
const GRACE_DAYS = 5;

export type Payload = Record<string, unknown>;

/** What really happened to one subscription, in order, and whether there should be access at a given time. */
export type History = { payloads: Payload[]; endsAt: Date; hasAccessAt(now: Date): boolean };

type Cycle = {
  outcome: 'renewed' | 'recovered' | 'exhausted' | 'canceled' | 'late';
  attempts: number;
  /** A retried charge may keep its order id or get a new one. */
  keepsOrder: boolean;
  day: number;
};
type Reversal = { order: number; kind: 'order_refunded' | 'chargeback'; day: number } | undefined;

const cycleArbitrary: fc.Arbitrary<Cycle> = fc.record({
  outcome: fc.constantFrom('renewed', 'renewed', 'recovered', 'exhausted', 'canceled', 'late'),
  attempts: fc.integer({ min: 1, max: 3 }),
  keepsOrder: fc.boolean(),
  day: fc.integer({ min: 0, max: PERIOD_DAYS - 1 }),
});

const reversalArbitrary: fc.Arbitrary<Reversal> = fc.option(
  fc.record({
    order: fc.nat(6),
    kind: fc.constantFrom('order_refunded' as const, 'chargeback' as const),
    day: fc.integer({ min: 0, max: 40 }),
  }),
  { nil: undefined },
);

export const historyArbitrary = (options: { ids: string; base?: Payload; start?: Date }): fc.Arbitrary<History> =>
  fc
    .record({
      cycles: fc.array(cycleArbitrary, { maxLength: 4 }),
      reversals: fc.tuple(reversalArbitrary, reversalArbitrary),
      unpaidFirst: fc.boolean(),
      isWrapped: fc.boolean(),
    })
    .map((plan) => writeHistory(plan, options));

/** Every delivery at least once, some repeated, in any order. */
export const deliveriesArbitrary = (history: History): fc.Arbitrary<Payload[]> =>
  fc.array(fc.nat(history.payloads.length - 1), { maxLength: 8 }).chain((repeats) => {
    const all = [...history.payloads, ...repeats.map((n) => history.payloads[n] ?? {})];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });

type Plan = { cycles: Cycle[]; reversals: Reversal[]; unpaidFirst: boolean; isWrapped: boolean };

function writeHistory(plan: Plan, options: { ids: string; base?: Payload; start?: Date }): History {
  const payloads: Payload[] = [];
  const paid: { orderId: string; paidAt: number; end: number; isReversed: boolean }[] = [];
  let time = Math.floor((options.start ?? new Date('2026-01-10T15:00:00Z')).getTime() / MINUTE) * MINUTE;
  let orders = 0;
  let end = time;
  let state: 'active' | 'late' | 'canceled' = 'active';
  const nextOrder = () => `${options.ids}-o${++orders}`;

  const send = (kind: string, orderId: string, status: string | undefined, at: number, over: Payload = {}) => {
    const payload: Payload = {
      order_id: orderId,
      ...(status && { order_status: status }),
      webhook_event_type: kind,
      created_at: brasilia(at),
      updated_at: brasilia(at),
      subscription_id: `${options.ids}-s`,
      // Trap 1: the provider says "active" in events that prove nothing.
      Subscription: { id: `${options.ids}-s`, status: 'active', next_payment: new Date(end).toISOString() },
      ...options.base,
      ...over,
    };
    payloads.push(plan.isWrapped ? { url: '', signature: hmacSha1('', ''), order: payload } : payload);
  };
  const pay = (orderId: string, at: number, isRenewal: boolean) => {
    end = Math.max(end, at) + PERIOD_DAYS * DAY;
    state = 'active';
    paid.push({ orderId, paidAt: at, end, isReversed: false });
    send('order_approved', orderId, 'paid', at, { approved_date: brasilia(at) });
    if (isRenewal) send('subscription_renewed', orderId, 'paid', at, { approved_date: brasilia(at) });
  };

  if (plan.unpaidFirst) send('pix_created', nextOrder(), 'waiting_payment', time);
  time += 5 * MINUTE;
  pay(nextOrder(), time, false);

  for (const cycle of plan.cycles) {
    if (cycle.outcome === 'canceled') {
      time += cycle.day * DAY + MINUTE;
      send('subscription_canceled', paid.at(-1)?.orderId ?? '', 'paid', time);
      state = 'canceled';
      break;
    }
    time = end;
    let orderId = nextOrder();
    if (cycle.outcome !== 'renewed') {
      for (let attempt = 0; attempt < cycle.attempts; attempt++) {
        if (attempt > 0 && !cycle.keepsOrder) orderId = nextOrder();
        time += DAY;
        send('order_rejected', orderId, 'refused', time);
        send('subscription_late', orderId, 'refused', time);
        state = 'late';
      }
      time += DAY;
    }
    if (cycle.outcome === 'exhausted') {
      send('subscription_canceled', orderId, 'refused', time);
      state = 'canceled';
      break;
    }
    if (cycle.outcome === 'late') break;
    pay(cycle.keepsOrder ? orderId : nextOrder(), time, true);
  }

  for (const reversal of plan.reversals) {
    const order = reversal && paid[reversal.order % paid.length];
    if (!reversal || !order) continue;
    const at = order.paidAt + reversal.day * DAY + MINUTE;
    const status = reversal.kind === 'chargeback' ? 'chargedback' : 'refunded';
    send(reversal.kind, order.orderId, status, at, {
      approved_date: brasilia(order.paidAt),
      refunded_at: brasilia(at),
    });
    order.isReversed = true;
    time = Math.max(time, at);
  }

  return {
    payloads,
    endsAt: new Date(time),
    hasAccessAt: (now) => {
      const unreversedEnds = paid.filter((order) => !order.isReversed).map((order) => order.end);
      const grace = state === 'late' ? GRACE_DAYS * DAY : 0;
      return unreversedEnds.length > 0 && Math.max(...unreversedEnds) + grace > now.getTime();
    },
  };
}

/** The provider's format without a time zone, to the minute. */
function brasilia(at: number): string {
  return new Date(at - 3 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
}
