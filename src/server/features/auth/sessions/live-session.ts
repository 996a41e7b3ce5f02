import { AppError } from '#domain/errors.ts';
import { currentUserType } from '#domain/plans/granted-or-paid-plan.ts';
import type { Db } from '#server/db/client.ts';
import { findPlan, lockUser } from '#server/features/auth/users.repository.ts';
import type { RequestActor } from '#server/http/app-env.ts';
import { findSession } from './sessions.repository.ts';

/** Under the person's lock; starts transactions whose effect must not outlive the session. */
export async function requireLiveSession(tx: Db, actor: Pick<RequestActor, 'id' | 'sessionId'>): Promise<void> {
  await lockUser(tx, actor.id);
  if (await findSession(tx, actor.sessionId)) return;
  throw new AppError('unauthenticated', 'Entre na sua conta para continuar.');
}

/** The same, and the plan has not changed either: before what is written after the network or long work was waited for. */
export async function requireSameRights(
  tx: Db,
  actor: Pick<RequestActor, 'id' | 'sessionId' | 'userType'>,
  now: Date,
): Promise<void> {
  await requireLiveSession(tx, actor);
  const plan = await findPlan(tx, actor.id);
  if (plan && currentUserType(plan.userType, plan.premiumUntil, now) === actor.userType) return;
  throw new AppError('conflict', 'Seu plano mudou durante o envio. Tente novamente.');
}
