import type { Db } from '#server/db/client.ts';
import { MAX_EVENT_IDS, publishEvent } from '#server/events/events.service.ts';
import { recordAccountAction } from '#server/features/auth/account-log.repository.ts';
import { hasVerifiedFactor } from '#server/features/auth/factors/factors.repository.ts';
import { validationFailed } from '#server/features/auth/protocol/auth-errors.ts';
import type { AuthRequest } from '#server/features/auth/protocol/auth-request.ts';
import type { Caller } from '#server/features/auth/protocol/caller.ts';
import { lockUser } from '#server/features/auth/users.repository.ts';
import { deleteSession, deleteSessionsOf, deleteWeakSessionsOf } from './sessions.repository.ts';

/** With the event streams of its tabs. Like the other functions of this file, call it inside the transaction. */
export async function endOneSession(tx: Db, session: { id: string; userId: string }): Promise<void> {
  await deleteSession(tx, session.id);
  await notifyTabs(tx, session.userId, [session.id]);
}

/** From the next request on no token is accepted. Returns the number of ended sessions. */
export async function endSessionsOf(tx: Db, userId: string, except?: string): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, except);
  await notifyTabs(tx, userId, ended);
  return ended.length;
}

/** Ends sessions without the second factor that was just added. */
export async function endWeakSessionsOf(tx: Db, userId: string, except: string): Promise<void> {
  await notifyTabs(tx, userId, await deleteWeakSessionsOf(tx, userId, except));
}

/** In batches: an event with too many ids would drop them and mean every session, including the one to keep. */
async function notifyTabs(tx: Db, userId: string, sessionIds: readonly string[]): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += MAX_EVENT_IDS) {
    await publishEvent(tx, { userId, topic: 'session', ids: sessionIds.slice(start, start + MAX_EVENT_IDS) });
  }
}

/** `global` ends all sessions of the user, `local` this one, `others` all but this one; a weak session only ends itself. */
export async function signOut(request: AuthRequest, { user, session }: Caller): Promise<void> {
  const scope = request.query.scope || 'global';
  if (!['global', 'local', 'others'].includes(scope)) {
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`);
  }
  const { db, now } = request.deps;
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    // Who has the password but not the second factor must not sign the owner out elsewhere.
    const isWeak = session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id));
    if (scope === 'others') {
      if (!isWeak) await endSessionsOf(tx, user.id, session.id);
    } else if (scope === 'local' || isWeak) await endOneSession(tx, session);
    else await endSessionsOf(tx, user.id);
    await recordAccountAction(tx, { action: 'logout', userId: user.id, ip: request.ip, now: now().toISOString() });
  });
}
