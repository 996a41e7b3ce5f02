import { AppError } from '#domain/errors.ts';
import { type ResolvedPlan, resolvePlan } from '#domain/subscription-state-plan.ts';
import type { UserType } from '#domain/user-types.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/features/events/events.service.ts';
import {
  deleteManualGrant,
  findExpiredUserIds,
  findManualGrant,
  findSubscriptionAccess,
  lockProfilePlan,
  saveManualGrant,
  updateProfilePlan,
} from './user-type.repository.ts';

const EXPIRED_PER_SWEEP = 500;

export const publishPlanChange = (tx: Db, userId: string) => publishEvent(tx, { userId, topic: 'plan', ids: [] });

/**
 * The plan by hand (administrator, command line). `free` takes the grant back; what the person has paid for
 * stands, so the reply says which plan they have now.
 */
export async function setUserType(
  db: Db,
  input: { userId: string; userType: UserType; now?: Date },
): Promise<ResolvedPlan> {
  const { userId, userType, now = new Date() } = input;
  return db.transaction(async (tx) => {
    const stored = await lockProfilePlan(tx, userId);
    if (!stored) throw new AppError('not_found', 'Usuário não encontrado.');
    if (userType === 'free') await deleteManualGrant(tx, userId);
    else await saveManualGrant(tx, userId, userType);
    const plan = resolvePlan(await findManualGrant(tx, userId), await findSubscriptionAccess(tx, userId), now);
    await updateProfilePlan(tx, userId, plan);
    await publishPlanChange(tx, userId);
    return plan;
  });
}

/** Brings the stored plan in line with what was paid and granted. True when it changed. Admins are never touched. */
export async function settleUserType(tx: Db, userId: string, now: Date): Promise<boolean> {
  const stored = await lockProfilePlan(tx, userId);
  if (!stored || stored.userType === 'admin') return false;
  const plan = resolvePlan(await findManualGrant(tx, userId), await findSubscriptionAccess(tx, userId), now);
  if (plan.userType === stored.userType && isSameTime(plan.premiumUntil, stored.premiumUntil)) return false;
  await updateProfilePlan(tx, userId, plan);
  return true;
}

/** Ends what the clock has ended. Safe to run on every instance at once: each row is settled under its lock. */
export async function endExpiredPlans(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (const userId of await findExpiredUserIds(db, now, EXPIRED_PER_SWEEP)) {
    const hasChanged = await db.transaction(async (tx) => {
      const changed = await settleUserType(tx, userId, now);
      if (changed) await publishPlanChange(tx, userId);
      return changed;
    });
    if (hasChanged) ended += 1;
  }
  return ended;
}

const isSameTime = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : new Date(a).getTime() === new Date(b).getTime();
