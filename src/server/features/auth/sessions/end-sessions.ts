import type { Db } from '#server/db/client.ts';
import { MAX_EVENT_IDS, publishEvent } from '#server/events/events.service.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { hasVerifiedFactor } from '#server/features/auth/factors/factors.repository.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import type { Caller } from '#server/features/auth/protocol/caller.ts';
import { voidTokensOf } from '#server/features/auth/tokens/one-time-tokens.repository.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import { removeCalendarAddress } from '#server/features/calendar/calendar.service.ts';
import { deleteSessions, type SessionFilter } from './sessions.repository.ts';

/** With the event streams of their tabs. Returns the number of ended sessions. Call it inside the transaction. */
export async function endSessions(tx: Db, userId: string, which: SessionFilter = {}): Promise<number> {
  const ended = await deleteSessions(tx, userId, which);
  // In batches: an event with too many ids would drop them and mean every session, including the one to keep.
  for (let start = 0; start < ended.length; start += MAX_EVENT_IDS) {
    await publishEvent(tx, { userId, topic: 'session', ids: ended.slice(start, start + MAX_EVENT_IDS) });
  }
  return ended.length;
}

/** Sessions, mailed links and codes, the calendar address: all that opens the account but its password and factors. */
export async function endAllAccess(tx: Db, userId: string, except?: string): Promise<void> {
  await endSessions(tx, userId, { except });
  await voidTokensOf(tx, userId);
  await removeCalendarAddress(tx, userId);
}

/** `global` ends all sessions of the user, `local` this one, `others` all but this one; a weak session only ends itself. */
export async function signOut(request: AuthRequest, { user, session }: Caller): Promise<void> {
  const scope = request.query.scope || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  await request.deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    // Who has the password but not the second factor must not sign the owner out elsewhere.
    const isWeak = session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id));
    if (scope === 'local' || (scope === 'global' && isWeak)) await endSessions(tx, user.id, { only: session.id });
    else if (scope === 'global') await endSessions(tx, user.id);
    else if (!isWeak) await endSessions(tx, user.id, { except: session.id });
    await recordAccountAction(tx, 'logout', user.id, request.ip);
  });
}
