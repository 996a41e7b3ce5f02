import { newest, type SubscriptionState } from './subscription-state.ts';

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
