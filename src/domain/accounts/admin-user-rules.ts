import { AppError } from '#domain/errors.ts';
import type { SubscriptionState, SubscriptionStatus } from '#domain/plans/subscription-state.ts';
import type { UserType } from './user-types.ts';

/** Administrators cannot remove their own rights by mistake: another administrator has to do it. */
export function refuseOwnAccount(actorId: string, userId: string, message: string): void {
  if (actorId === userId) throw new AppError('forbidden', message);
}

type Plan = { userType: UserType; grant: UserType | undefined };

/** A change with no effect is refused, so that nobody believes they ended a paid subscription. */
export function requirePlanChange(before: Plan, wanted: UserType): void {
  const grant = wanted === 'free' ? undefined : wanted;
  if (grant !== before.grant) return;
  if (wanted === before.userType) throw new AppError('conflict', 'Esta pessoa já tem este plano.');
  if (wanted === 'free' && before.userType === 'premium') {
    throw new AppError(
      'conflict',
      'Este Premium vem de uma assinatura paga. Ele termina quando ela for cancelada ou reembolsada no provedor.',
    );
  }
}

export type ShownSubscription = {
  status: SubscriptionStatus;
  accessUntil: string | null;
  nextPaymentAt: string | null;
  /** Date since which a charge is late. */
  lateSince: string | null;
};

type KnownSubscription = Omit<ShownSubscription, 'lateSince'> & { state: SubscriptionState };

const RANK: Record<SubscriptionStatus, number> = { active: 4, late: 3, canceled: 2, revoked: 1, pending: 0 };

/** The most relevant subscription of a person with several: best status first, then latest end (null: no end). */
export function chooseSubscription(subscriptions: readonly KnownSubscription[]): ShownSubscription | null {
  const end = ({ accessUntil }: KnownSubscription) => accessUntil ?? '9999';
  const [best] = [...subscriptions].sort(
    (a, b) => RANK[b.status] - RANK[a.status] || (end(b) > end(a) ? 1 : end(b) < end(a) ? -1 : 0),
  );
  if (!best) return null;
  const { status, accessUntil, nextPaymentAt, state } = best;
  return { status, accessUntil, nextPaymentAt, lateSince: status === 'late' ? lateSince(state) : null };
}

const lateSince = ({ orders }: SubscriptionState): string | null =>
  Object.values(orders)
    .flatMap(({ lateAt, paidAt }) => (lateAt !== null && paidAt === null ? [lateAt] : []))
    .sort()
    .at(-1) ?? null;
