import type pg from 'pg';
import type { EventListener } from '#server/events/event-listener.ts';

/** Told by triggers on profiles, sessions, bans and deletions with the person's id: `tell_person_changed` in the migrations. */
const CHANNEL = 'dropar_people';
const KEPT_MS = 30_000;
/** Nothing is kept of somebody whose change this process has just written and may not have committed yet. */
const UNSETTLED_MS = 5_000;
const MOST_SESSIONS = 10_000;
/** A connection may be dead without anyone noticing, so it has to prove itself this often while it is relied on. */
const PROOF_DUE_MS = 5_000;
const PROOF_STALE_MS = 15_000;

export type Person = {
  id: string;
  userType: 'free' | 'premium' | 'admin';
  premiumUntil: string | null;
  name: string;
  email: string;
  createdAt: string;
  updatedAt: string;
  /** The day on which the account will be deleted, once its owner has asked for it. */
  deletionDueAt: string | null;
  sessionId: string;
  /** The session was opened without the second factor that guards the account. */
  needsCode: boolean;
  /** When an administrator without a second factor reaches the profile alone; null for everyone else. */
  factorDueAt: string | null;
};

export type SessionCache = {
  /** Who is behind a session: from memory where that is sure to be as the database has it, else as `load` finds it. */
  get(sessionId: string, load: () => Promise<Person | undefined>): Promise<Person | undefined>;
  count(): number;
};

type Kept = { person: Person; until: number };

/**
 * Remembers who is behind a session for as long as the database would tell of any change. A process hears of its own
 * writes earlier than of others': the triggers also speak on the connection that writes, before its statement returns.
 */
export function createSessionCache(
  listener: Pick<EventListener, 'subscribe' | 'ready' | 'check' | 'provedAt'>,
  pool: { on(event: 'connect', listener: (client: Pick<pg.PoolClient, 'on'>) => void): unknown },
  now: () => number = () => performance.now(),
): SessionCache {
  /** By session, the one used longest ago first. */
  const kept = new Map<string, Kept>();
  const sessionsOf = new Map<string, Set<string>>();
  /** By person, until when. In order of time. */
  const unsettled = new Map<string, number>();
  /** Whatever was read before the latest change may be older than it. */
  let changes = 0;
  const isListening = createListenerHealth(listener, now);

  listener.subscribe(CHANNEL, { onListening: forgetAll, onNotification: forget });
  pool.on('connect', (client) => {
    client.on('notice', (notice) => {
      if (notice.message !== CHANNEL || !notice.detail) return;
      forget(notice.detail);
      markUnsettled(notice.detail);
    });
  });

  function markUnsettled(userId: string) {
    for (const [settled, until] of unsettled) {
      if (until > now()) break;
      unsettled.delete(settled);
    }
    unsettled.delete(userId);
    unsettled.set(userId, now() + UNSETTLED_MS);
  }

  function forgetAll() {
    changes += 1;
    kept.clear();
    sessionsOf.clear();
  }

  function forget(userId: string) {
    changes += 1;
    for (const sessionId of sessionsOf.get(userId) ?? []) kept.delete(sessionId);
    sessionsOf.delete(userId);
  }

  function drop(sessionId: string, userId: string) {
    kept.delete(sessionId);
    const sessions = sessionsOf.get(userId);
    sessions?.delete(sessionId);
    if (sessions?.size === 0) sessionsOf.delete(userId);
  }

  function keep(person: Person) {
    if ((unsettled.get(person.id) ?? 0) > now()) return;
    kept.set(person.sessionId, { person, until: now() + KEPT_MS });
    sessionsOf.set(person.id, (sessionsOf.get(person.id) ?? new Set()).add(person.sessionId));
    const [oldest] = kept.size > MOST_SESSIONS ? kept : [];
    if (oldest) drop(oldest[0], oldest[1].person.id);
  }

  return {
    async get(sessionId, load) {
      if (!isListening()) return load();
      const known = kept.get(sessionId);
      if (known && known.until > now()) {
        kept.delete(sessionId);
        kept.set(sessionId, known);
        return known.person;
      }
      if (known) drop(sessionId, known.person.id);
      const before = changes;
      const person = await load();
      if (person && before === changes) keep(person);
      return person;
    },
    count: () => kept.size,
  };
}

/** Whether this process would hear of a change by now. Asking for the first time begins to listen. */
function createListenerHealth(
  listener: Pick<EventListener, 'ready' | 'check' | 'provedAt'>,
  now: () => number,
): () => boolean {
  let isAsked = false;
  let isChecking = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      // From here on it comes back by itself.
      listener.ready().catch(() => {});
    }
    const provedAt = listener.provedAt();
    if (provedAt === undefined) return false;
    const age = now() - provedAt;
    if (age > PROOF_DUE_MS && !isChecking) {
      isChecking = true;
      void listener.check().finally(() => {
        isChecking = false;
      });
    }
    return age <= PROOF_STALE_MS;
  };
}
