import type { Reminders } from '#contract/reminders.ts';
import type { Actor } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { disableReminders, findReminders, upsertReminders } from './reminders.repository.ts';
import { readStopToken } from './stop-token.ts';

const OFF: Reminders = { enabled: false, timeZone: 'America/Sao_Paulo' };

export const getReminders = async (db: Db, actor: Actor): Promise<Reminders> =>
  (await findReminders(db, actor.id)) ?? OFF;

export async function updateReminders(db: Db, actor: Actor, reminders: Reminders): Promise<Reminders> {
  await upsertReminders(db, actor.id, reminders);
  return reminders;
}

/** The link proves access to the mailbox, which is enough to unsubscribe. Idempotent. */
export async function stopReminders(db: Db, instanceSecret: Buffer, token: string): Promise<void> {
  const userId = readStopToken(instanceSecret, token);
  if (!userId) throw new AppError('not_found', 'Este link não vale. Use o do e-mail mais recente ou o seu perfil.');
  await disableReminders(db, userId);
}
