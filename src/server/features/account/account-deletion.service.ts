import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { ACCOUNT_DELETION_DAYS } from '#domain/legal/retention.ts';
import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { BRAZIL } from '#domain/zoned-time.ts';
import type { Db } from '#server/db/client.ts';
import {
  accountHasPassword,
  closeAccount,
  removeAccount,
  requireSamePerson,
} from '#server/features/auth/auth-account.service.ts';
import { composeMail } from '#server/features/auth/mail/mail-texts.ts';
import { sendInBackground } from '#server/features/auth/mail/send-in-background.ts';
import { findRatedItems, updateAverages } from '#server/features/comments/comments.service.ts';
import { forgetBuyer } from '#server/features/payments/orders.service.ts';
import { getCurrentPlan } from '#server/features/plans/plans.service.ts';
import { publishPlanChange } from '#server/features/plans/user-type.service.ts';
import { removePicturesOf } from '#server/features/storage/storage.service.ts';
import type { Dependencies, RequestActor } from '#server/http/dependencies.ts';
import { runEach, type ScheduledJob, startScheduledJob } from '#server/scheduled-job.ts';
import {
  deleteDeletion,
  findDueAt,
  insertDeletion,
  listDue,
  lockAdmins,
  lockDue,
} from './account-deletion.repository.ts';

/** In Brasília time, for readers in Brazil. */
const describeMoment = (moment: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: BRAZIL }).format(
    new Date(moment),
  );

export const deletionRequestedMail = (to: string, dueAt: string, publicUrl: string) =>
  composeMail(to, {
    subject: `Sua conta do ${PRODUCT_NAME} será excluída em ${ACCOUNT_DELETION_DAYS} dias`,
    intro: `Recebemos seu pedido. Em ${describeMoment(dueAt)} (horário de Brasília) sua conta e tudo o que é seu serão excluídos de vez: tarefas, produtos, textos, comentários e fotos. Até lá, basta entrar e escolher "Desfazer exclusão".`,
    action: 'Entrar e desfazer',
    link: `${publicUrl}/profile`,
    ending:
      'Se não foi você, entre agora, desfaça a exclusão e troque a senha. Uma assinatura ativa continua sendo cobrada pela plataforma de pagamento até você cancelar por lá.',
  });

export const accountDeletedMail = (to: string) =>
  composeMail(to, {
    subject: `Sua conta do ${PRODUCT_NAME} foi excluída`,
    intro: `Como você pediu, sua conta e tudo o que era seu foram excluídos. Obrigado por ter usado o ${PRODUCT_NAME}.`,
    ending: 'Cópias de segurança antigas são substituídas com o tempo. Se quiser voltar, é só criar uma conta nova.',
  });

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
  const due = new Date(now.getTime() + ACCOUNT_DELETION_DAYS * 86_400_000).toISOString();
  const dueAt = await db.transaction(async (tx) => {
    if (await isLastAdmin(tx, actor.id)) throw lastAdmin();
    const isNew = await insertDeletion(tx, actor.id, now.toISOString(), due);
    await closeAccount(tx, actor, input.ip);
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

const SWEEP_MILLISECONDS = 10 * 60_000;
const PER_SWEEP = 100;

/** Except the last administrator. Safe on several instances: only the one that deletes the row sends the mail. */
export async function sweepDeletions(deps: Pick<Dependencies, 'db' | 'files' | 'now' | 'mailer' | 'metrics' | 'log'>) {
  const now = deps.now().toISOString();
  const deleted = await runEach(deps, await listDue(deps.db, now, PER_SWEEP), async (userId) => {
    if (await deps.db.transaction((tx) => isLastAdmin(tx, userId))) return 0;
    // Files first: if that fails, the next run finds the account again.
    await removePicturesOf(deps, userId);
    const email = await deps.db.transaction((tx) => deleteForGood(tx, userId, now));
    if (!email) return 0;
    sendInBackground(deps, accountDeletedMail(email), 'deleted');
    return 1;
  });
  return { deleted };
}

async function deleteForGood(tx: Db, userId: string, now: string): Promise<string | undefined> {
  if (!(await lockDue(tx, userId, now)) || (await isLastAdmin(tx, userId))) return undefined;
  const rated = await findRatedItems(tx, userId);
  await forgetBuyer(tx, userId);
  const email = await removeAccount(tx, userId);
  await updateAverages(tx, rated);
  return email;
}

export const startDeletionSweep = (deps: Dependencies): ScheduledJob =>
  startScheduledJob(deps, 'deletions', SWEEP_MILLISECONDS, () => sweepDeletions(deps));
