import type { Db } from '#server/db/client.ts';
import { MAX_EVENT_IDS, publishEvent } from '#server/events/events.service.ts';
import { deleteSession, deleteSessionsOf, deleteWeakSessionsOf } from './sessions.repository.ts';

/** With the event streams of its tabs. Like the other functions of this file, call it inside the transaction. */
export async function endSession(tx: Db, session: { id: string; userId: string }): Promise<void> {
  await deleteSession(tx, session.id);
  await tellTabs(tx, session.userId, [session.id]);
}

/** From the next request on no token is accepted. Returns the number of ended sessions. */
export async function endSessionsOf(tx: Db, userId: string, except?: string): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId, except);
  await tellTabs(tx, userId, ended);
  return ended.length;
}

/** Ends sessions without the second factor that was just added. */
export async function endWeakSessionsOf(tx: Db, userId: string, except: string): Promise<void> {
  await tellTabs(tx, userId, await deleteWeakSessionsOf(tx, userId, except));
}

/** In batches: an event with too many ids would drop them and mean every session, including the one to keep. */
async function tellTabs(tx: Db, userId: string, sessionIds: readonly string[]): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += MAX_EVENT_IDS) {
    await publishEvent(tx, { userId, topic: 'session', ids: sessionIds.slice(start, start + MAX_EVENT_IDS) });
  }
}
