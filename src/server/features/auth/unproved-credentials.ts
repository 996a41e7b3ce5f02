import type { Db } from '#server/db/client.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import { deleteFactorsBefore, hasFactorBefore } from './factors/factors.repository.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { voidTokensOf } from './tokens/one-time-tokens.repository.ts';
import { type AuthUser, noEmailChange, updateUser } from './users.repository.ts';

/**
 * The account may have been created by someone other than the proved owner of the mailbox: ends password, factors,
 * sessions, calendar URL and pending e-mail change from before the proof. Requires the user's lock.
 */
export async function endUnprovedCredentials(tx: Db, user: AuthUser, now: string): Promise<AuthUser> {
  await deleteFactorsBefore(tx, user.id, user.emailProvedAt ?? now);
  await endSessionsOf(tx, user.id);
  await voidTokensOf(tx, user.id);
  await removeCalendarAddress(tx, user.id);
  const owned = await updateUser(tx, user.id, now, {
    passwordHash: null,
    ...noEmailChange,
    emailProvedAt: user.emailProvedAt ?? now,
  });
  return owned ?? user;
}

/** Someone else may have credentials: the mailbox was never proved, or a factor is older than the proof. */
export const mayHaveUnprovedCredentials = async (tx: Db, user: AuthUser): Promise<boolean> =>
  user.emailProvedAt === null || (await hasFactorBefore(tx, user.id, user.emailProvedAt));
