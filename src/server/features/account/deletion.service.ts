import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { accountHasPassword, closeAccount, requireSamePerson } from '#server/features/auth/account-access.service.ts';
import { sendInBackground } from '#server/features/auth/mail/mail-retry.ts';
import { getCurrentPlan } from '#server/features/plans/plans.service.ts';
import { publishPlanChange } from '#server/features/plans/user-type.service.ts';
import type { Dependencies, RequestActor } from '#server/http/app-env.ts';
import { deleteDeletion, findDueAt, insertDeletion, lockAdmins } from './deletion.repository.ts';
import { deletionRequestedMail } from './deletion-mails.ts';

const UNDO_DAYS = 7;

/** Per person; counted before the password is checked. */
export const DELETION_LIMIT = { name: 'account_deletion', points: 5, seconds: 900 };

export async function getAccountDeletion(db: Db, actor: Actor, now: Date) {
  const [dueAt, hasPassword, standing] = await Promise.all([
    findDueAt(db, actor.id),
    accountHasPassword(db, actor.id),
    getCurrentPlan(db, actor, now),
  ]);
  return { dueAt, hasPassword, isSubscribed: standing.origin === 'paid' && standing.status !== 'canceled' };
}

/** Schedules the deletion and signs out every session; signing in again before the due date allows cancelling. */
export async function requestAccountDeletion(
  deps: Dependencies,
  actor: RequestActor,
  input: { password: string; ip: string },
): Promise<{ dueAt: string }> {
  const { db, config } = deps;
  await requireSamePerson(deps, actor, input);
  const now = deps.now();
  const due = new Date(now.getTime() + UNDO_DAYS * 86_400_000).toISOString();
  const dueAt = await db.transaction(async (tx) => {
    if (await isLastAdmin(tx, actor.id)) throw lastAdmin();
    const isNew = await insertDeletion(tx, actor.id, now.toISOString(), due);
    await closeAccount(tx, actor, { ip: input.ip, now });
    return isNew ? due : ((await findDueAt(tx, actor.id)) ?? due);
  });
  sendInBackground(deps, deletionRequestedMail(actor.email, dueAt, config.PUBLIC_URL), 'deletion');
  return { dueAt };
}

const lastAdmin = () =>
  new AppError(
    'conflict',
    'Você é a única pessoa que administra o site. Passe a administração a alguém antes de excluir a conta.',
  );

/** Locks all administrators until the transaction ends, so that the last two cannot leave at the same moment. */
export async function isLastAdmin(tx: Db, userId: string): Promise<boolean> {
  const admins = await lockAdmins(tx);
  return admins.some(({ id }) => id === userId) && !admins.some(({ id, isLeaving }) => id !== userId && !isLeaving);
}

export async function cancelAccountDeletion(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    // The profile contains the date, so every tab has to refetch it.
    if (await deleteDeletion(tx, actor.id)) await publishPlanChange(tx, actor.id);
  });
}
