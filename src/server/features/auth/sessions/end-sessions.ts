import type { Db } from '#server/db/client.ts';
import { MAX_EVENT_IDS, publishEvent } from '#server/events/events.service.ts';
import { deleteSession, deleteSessionsOf, deleteWeakSessionsOf } from './sessions.repository.ts';

/** Ends a session, and with it what its tabs are still told. Like the others here, call it inside the transaction. */
export async function endSession(tx: Db, session: { id: string; userId: string }): Promise<void> {
  await deleteSession(tx, session.id);
  await tellTabs(tx, session.userId, [session.id]);
}

/** Signs the person out everywhere, or everywhere else: from the next request on, no token of theirs is accepted. Answers how many sessions ended. */
export async function endSessionsOf(tx: Db, userId: string, except?: string): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, except);
  await tellTabs(tx, userId, ended);
  return ended.length;
}

/** Sessions without the second factor that has just been added. */
export async function endWeakSessionsOf(tx: Db, userId: string, except: string): Promise<void> {
  await tellTabs(tx, userId, await deleteWeakSessionsOf(tx, userId, except));
}

/** In parts: an event with more ids than it can carry would mean every session, the kept one too. */
async function tellTabs(tx: Db, userId: string, sessionIds: readonly string[]): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += MAX_EVENT_IDS) {
    await publishEvent(tx, { userId, topic: 'session', ids: sessionIds.slice(start, start + MAX_EVENT_IDS) });
  }
}
