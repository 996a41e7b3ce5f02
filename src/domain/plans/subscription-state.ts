import type { PaymentEvent } from './payment-event.ts';

/** Each field only moves towards "newer" or "worse", so events can arrive in any order and more than once. */
type OrderFacts = {
  paidAt: string | null;
  periodEnd: string | null;
  nextPaymentAt: string | null;
  lateAt: string | null;
  reversal: 'refunded' | 'chargedback' | null;
};

export type SubscriptionState = {
  orders: Readonly<Record<string, OrderFacts>>;
  canceledAt: string | null;
};

export const emptySubscription: SubscriptionState = { orders: {}, canceledAt: null };

const unknownOrder: OrderFacts = {
  paidAt: null,
  periodEnd: null,
  nextPaymentAt: null,
  lateAt: null,
  reversal: null,
};

/** The next state after one event. `receivedAt` is the fallback for a payload without dates. */
export function applyPaymentEvent(
  previous: SubscriptionState,
  event: PaymentEvent,
  receivedAt: string,
): SubscriptionState {
  const at = event.occurredAt ?? receivedAt;
  const canceledAt = event.kind === 'subscription_canceled' ? newest(previous.canceledAt, at) : previous.canceledAt;
  if (!event.orderId) return { ...previous, canceledAt };
  const known = Object.hasOwn(previous.orders, event.orderId) ? previous.orders[event.orderId] : undefined;
  const order = joinOrders(known ?? unknownOrder, readFacts(event, at));
  return { orders: { ...previous.orders, [event.orderId]: order }, canceledAt };
}

/** Only the event kind and the order's own status count; `Subscription.status` is unreliable. */
function readFacts(event: PaymentEvent, at: string): OrderFacts {
  const isPayment = event.kind === 'order_approved' || event.kind === 'subscription_renewed';
  if (isPayment && event.orderStatus === 'paid') {
    const { periodEnd = null, nextPaymentAt = null } = event;
    return { ...unknownOrder, paidAt: at, periodEnd, nextPaymentAt };
  }
  if (event.kind === 'chargeback' || event.orderStatus === 'chargedback') {
    return { ...unknownOrder, reversal: 'chargedback' };
  }
  if (event.kind === 'order_refunded' || event.orderStatus === 'refunded') {
    return { ...unknownOrder, reversal: 'refunded' };
  }
  return event.kind === 'subscription_late' ? { ...unknownOrder, lateAt: at } : unknownOrder;
}

function joinOrders(a: OrderFacts, b: OrderFacts): OrderFacts {
  return {
    paidAt: newest(a.paidAt, b.paidAt),
    periodEnd: newest(a.periodEnd, b.periodEnd),
    nextPaymentAt: newest(a.nextPaymentAt, b.nextPaymentAt),
    lateAt: newest(a.lateAt, b.lateAt),
    reversal: [a.reversal, b.reversal].includes('chargedback') ? 'chargedback' : (a.reversal ?? b.reversal),
  };
}

export const hasChargeback = (state: SubscriptionState): boolean =>
  Object.values(state.orders).some((order) => order.reversal === 'chargedback');

/** ISO strings in UTC sort in time order. */
export const newest = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;

export type SubscriptionStatus = 'pending' | 'active' | 'late' | 'canceled' | 'revoked';

/** Access is granted while the status is active, late or canceled and `accessUntil` (null: no end) has not passed. */
export type SubscriptionAccess = {
  status: SubscriptionStatus;
  accessUntil: string | null;
  nextPaymentAt: string | null;
};

/** The provider retries a failed renewal for some days: access continues for as long. */
const LATE_GRACE_DAYS = 5;

/** Derives the access from the state. A reversed order grants nothing; other orders of the subscription still count. */
export function paidAccessOf(state: SubscriptionState): SubscriptionAccess {
  const orders = Object.values(state.orders);
  const paid = orders.filter((order) => order.paidAt !== null && order.reversal === null);
  const paidAt = paid.map((order) => order.paidAt).reduce(newest, null);
  if (paidAt === null) {
    const status = orders.some((order) => order.reversal !== null) ? 'revoked' : 'pending';
    return { status, accessUntil: null, nextPaymentAt: null };
  }
  const periodEnd = paid.map((order) => order.periodEnd).reduce(newest, null);
  // Times are whole minutes: a cancellation in the payment's minute came after it, so it wins a tie.
  if (state.canceledAt !== null && state.canceledAt >= paidAt) {
    return { status: 'canceled', accessUntil: periodEnd ?? state.canceledAt, nextPaymentAt: null };
  }
  const nextPaymentAt = paid.map((order) => order.nextPaymentAt).reduce(newest, null);
  // A payment ends the late state even if it was refunded later: a refund never starts a grace period.
  const settledAt = orders.map((order) => order.paidAt).reduce(newest, paidAt) ?? paidAt;
  const isLate = orders.some((order) => order.paidAt === null && order.lateAt !== null && order.lateAt > settledAt);
  if (isLate) return { status: 'late', accessUntil: periodEnd && addDays(periodEnd, LATE_GRACE_DAYS), nextPaymentAt };
  return { status: 'active', accessUntil: periodEnd, nextPaymentAt };
}

export function hasAccessAt(access: SubscriptionAccess, now: Date): boolean {
  if (access.status === 'pending' || access.status === 'revoked') return false;
  return access.accessUntil === null || new Date(access.accessUntil) > now;
}

const addDays = (at: string, days: number): string =>
  new Date(new Date(at).getTime() + days * 86_400_000).toISOString();
