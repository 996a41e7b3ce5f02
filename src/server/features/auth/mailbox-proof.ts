import type { Db } from '#server/db/client.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import { deleteFactorsBefore, hasFactorBefore } from './factors/factors.repository.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { voidTokensOf } from './tokens/one-time-tokens.repository.ts';
import { type AuthUser, noEmailChange, updateUser } from './users.repository.ts';

/**
 * Somebody signed up with this address, perhaps not the one who now proved to own it: password, factors, sessions and
 * the calendar's address from before the proof end, and an e-mail change on its way. Needs the user's lock.
 */
export async function takeOverAccount(tx: Db, user: AuthUser, now: string): Promise<AuthUser> {
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

/** Something of the account may be a stranger's: it was never proved, or a factor is older than the proof. */
export const mayHoldStrangersKeys = async (tx: Db, user: AuthUser): Promise<boolean> =>
  user.emailProvedAt === null || (await hasFactorBefore(tx, user.id, user.emailProvedAt));
