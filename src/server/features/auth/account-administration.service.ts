import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/client.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import { recordAccountAction } from './account-log.repository.ts';
import { deleteFactorsOf } from './factors/factors.repository.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { lockUser } from './users.repository.ts';

type Target = { userId: string; ip: string | null; now: Date };

const missing = () => new AppError('not_found', 'Usuário não encontrado.');

/** An administrator signs the person out. Returns the number of ended sessions. Call it inside a transaction. */
export async function endSessionsByHand(tx: Db, target: Target & { except?: string | undefined }): Promise<number> {
  const { userId, ip, except } = target;
  if (!(await lockUser(tx, userId))) throw missing();
  const ended = await endSessionsOf(tx, userId, except);
  await removeCalendarAddress(tx, userId);
  await recordAccountAction(tx, { action: 'logout', userId, ip, now: target.now.toISOString() });
  return ended;
}

/** For a lost authenticator: ends every session too. Call it inside a transaction. */
export async function removeFactorsOf(
  tx: Db,
  target: Target,
): Promise<{ removed: number; provedEmail: string | undefined }> {
  const { userId, ip } = target;
  const user = await lockUser(tx, userId);
  if (!user) throw missing();
  const removed = await deleteFactorsOf(tx, userId);
  await endSessionsOf(tx, userId);
  await recordAccountAction(tx, { action: 'factor_deleted', userId, ip, now: target.now.toISOString() });
  return { removed, provedEmail: user.emailProvedAt ? user.email : undefined };
}
