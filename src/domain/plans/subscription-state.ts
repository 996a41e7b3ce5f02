import type { PaymentEvent } from './payment-event.ts';

/**
 * What is known of one order. Every field only ever grows towards "newer" or "worse", so facts can be joined
 * in any order, any number of times, and end the same.
 */
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

export type SubscriptionStatus = 'pending' | 'active' | 'late' | 'canceled' | 'revoked';

/** Access holds while the status is active, late or canceled and `accessUntil` (none: no end) has not passed. */
export type SubscriptionAccess = {
  status: SubscriptionStatus;
  accessUntil: string | null;
  nextPaymentAt: string | null;
};

/** A late renewal is charged again for some days: access outlives the paid period by as much. */
const LATE_GRACE_DAYS = 5;

export const emptySubscription: SubscriptionState = { orders: {}, canceledAt: null };

const unknownOrder: OrderFacts = {
  paidAt: null,
  periodEnd: null,
  nextPaymentAt: null,
  lateAt: null,
  reversal: null,
};

/** The next state after one event. `receivedAt` stands in for a payload without dates. */
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

/** Only the kind of event together with the order's own status decides; `Subscription.status` proves nothing. */
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

/** What the state means. A reversed order grants nothing, whatever else is known of it; the others stand. */
export function readAccess(state: SubscriptionState): SubscriptionAccess {
  const orders = Object.values(state.orders);
  const paid = orders.filter((order) => order.paidAt !== null && order.reversal === null);
  const paidAt = paid.map((order) => order.paidAt).reduce(newest, null);
  if (paidAt === null) {
    const status = orders.some((order) => order.reversal !== null) ? 'revoked' : 'pending';
    return { status, accessUntil: null, nextPaymentAt: null };
  }
  const periodEnd = paid.map((order) => order.periodEnd).reduce(newest, null);
  // Minute resolution: what shares the payment's minute was caused by it, so a cancellation wins a tie.
  if (state.canceledAt !== null && state.canceledAt >= paidAt) {
    return { status: 'canceled', accessUntil: periodEnd ?? state.canceledAt, nextPaymentAt: null };
  }
  const nextPaymentAt = paid.map((order) => order.nextPaymentAt).reduce(newest, null);
  // A payment ends a delay even if it was refunded later: a refund never opens days of grace.
  const settledAt = orders.map((order) => order.paidAt).reduce(newest, paidAt) ?? paidAt;
  const isLate = orders.some((order) => order.paidAt === null && order.lateAt !== null && order.lateAt > settledAt);
  if (isLate) return { status: 'late', accessUntil: periodEnd && addDays(periodEnd, LATE_GRACE_DAYS), nextPaymentAt };
  return { status: 'active', accessUntil: periodEnd, nextPaymentAt };
}

export function hasAccessAt(access: SubscriptionAccess, now: Date): boolean {
  if (access.status === 'pending' || access.status === 'revoked') return false;
  return access.accessUntil === null || new Date(access.accessUntil) > now;
}

export const hasChargeback = (state: SubscriptionState): boolean =>
  Object.values(state.orders).some((order) => order.reversal === 'chargedback');

/** Times are ISO strings in UTC, so text order is time order. */
const newest = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);

const addDays = (at: string, days: number): string =>
  new Date(new Date(at).getTime() + days * 86_400_000).toISOString();
