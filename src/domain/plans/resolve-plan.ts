import type { UserType } from '#domain/accounts/user-types.ts';
import { hasAccessAt, type SubscriptionAccess } from './subscription-state.ts';

export type ResolvedPlan = {
  userType: UserType;
  /** When the paid Premium expires; null if it does not. */
  premiumUntil: string | null;
};

/** The plan granted by an administrator and the paid plan are independent; the higher one counts. */
export function resolvePlan(
  manual: UserType | undefined,
  subscriptions: readonly SubscriptionAccess[],
  now: Date,
): ResolvedPlan {
  if (manual === 'admin' || manual === 'premium') return { userType: manual, premiumUntil: null };
  const standing = subscriptions.filter((access) => hasAccessAt(access, now));
  if (standing.length === 0) return { userType: 'free', premiumUntil: null };
  const ends = standing.map((access) => access.accessUntil);
  const premiumUntil = ends.includes(null)
    ? null
    : (ends
        .filter((end) => end !== null)
        .sort()
        .at(-1) ?? null);
  return { userType: 'premium', premiumUntil };
}

/** The plan at the time of this request: an expired paid period does not count, even before the row is updated. */
export function currentUserType(userType: UserType, premiumUntil: string | null, now: Date): UserType {
  return userType === 'premium' && premiumUntil !== null && new Date(premiumUntil) <= now ? 'free' : userType;
}
