import type { UserType } from '#domain/accounts/user-types.ts';
import { AppError } from '#domain/errors.ts';
import { type ResolvedPlan, resolvePlan } from '#domain/plans/resolve-plan.ts';
import type { Db } from '#server/db/client.ts';
import { publishEvent } from '#server/events/events.service.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { runEach } from '#server/scheduled-job.ts';
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

type GrantInput = { userId: string; userType: UserType; now: Date };
type Standing = ResolvedPlan & { grant: UserType | undefined };

/** Beside payments: no event ends it, and `free` revokes only the grant. Call it inside a transaction. */
export async function grantPlan(tx: Db, input: GrantInput): Promise<{ before: Standing; after: Standing }> {
  const { userId, userType, now } = input;
  const stored = await lockProfilePlan(tx, userId);
  if (!stored) throw new AppError('not_found', 'Usuário não encontrado.');
  const before = { ...stored, grant: await findManualGrant(tx, userId) };
  if (userType === 'free') await deleteManualGrant(tx, userId);
  else await saveManualGrant(tx, userId, userType);
  const grant = userType === 'free' ? undefined : userType;
  const plan = resolvePlan(grant, await findSubscriptionAccess(tx, userId), now);
  await updateProfilePlan(tx, userId, plan);
  await publishPlanChange(tx, userId);
  return { before, after: { ...plan, grant } };
}

/** For the command line and the first run. */
export async function setUserType(
  db: Db,
  { userId, userType }: { userId: string; userType: UserType },
): Promise<ResolvedPlan> {
  return db.transaction(async (tx) => {
    const { before, after } = await grantPlan(tx, { userId, userType, now: new Date() });
    await recordAdminAction(tx, null, describePlanChange(userId, before, after));
    return { userType: after.userType, premiumUntil: after.premiumUntil };
  });
}

export const describePlanChange = (userId: string, before: Standing, after: Standing) => ({
  action: 'plan_changed' as const,
  subject: 'user' as const,
  subjectId: userId,
  userId,
  changes: {
    plan: { before: before.userType, after: after.userType },
    grant: { before: before.grant ?? null, after: after.grant ?? null },
  },
});

/** Updates the stored plan from payments and grants. True when it changed. Never changes administrators. */
export async function updateUserType(tx: Db, userId: string, now: Date): Promise<boolean> {
  const stored = await lockProfilePlan(tx, userId);
  if (!stored || stored.userType === 'admin') return false;
  const plan = resolvePlan(await findManualGrant(tx, userId), await findSubscriptionAccess(tx, userId), now);
  if (plan.userType === stored.userType && isSameTime(plan.premiumUntil, stored.premiumUntil)) return false;
  await updateProfilePlan(tx, userId, plan);
  return true;
}

/** Ends expired plans. Safe to run on every instance at once: each row is updated under its lock. */
export async function endExpiredPlans(deps: Pick<Dependencies, 'db' | 'log'>, now: Date): Promise<number> {
  return runEach(deps, await findExpiredUserIds(deps.db, now, EXPIRED_PER_SWEEP), (userId) =>
    deps.db.transaction(async (tx) => {
      if (!(await updateUserType(tx, userId, now))) return 0;
      await publishPlanChange(tx, userId);
      return 1;
    }),
  );
}

const isSameTime = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : new Date(a).getTime() === new Date(b).getTime();
