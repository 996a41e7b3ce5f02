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
