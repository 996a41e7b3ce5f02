import type pg from 'pg';
import type { NotifyListener } from '#server/db/notify-listener.ts';

/** Of the triggers on profiles, sessions, bans and deletions (`tell_person_changed`), with the person's id. */
const CHANNEL = 'dropar_people';
const CACHE_MS = 30_000;
/** After a write of this process the person is not cached for this long, because the write may not be committed yet. */
const UNSETTLED_MS = 5_000;
const MOST_SESSIONS = 10_000;
/** The listening connection may be dead without notice, so it is checked this often while the cache is used. */
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
  /** The day on which the account will be deleted, if its owner requested it. */
  deletionDueAt: string | null;
  sessionId: string;
  /** The session was opened without the account's second factor. */
  needsCode: boolean;
  /** When an administrator without a second factor is restricted to the profile; null for everyone else. */
  factorDueAt: string | null;
};

export type SessionCache = {
  /** The person of a session: from the cache if it is certainly current, else from `load`. */
  get(sessionId: string, load: () => Promise<Person | undefined>): Promise<Person | undefined>;
  count(): number;
};

type CacheEntry = { person: Person; until: number };

/** Cached while the database would notify any change; own writes raise a notice before their statement returns. */
export function createSessionCache(
  listener: Pick<NotifyListener, 'subscribe' | 'ready' | 'check' | 'provedAt'>,
  pool: { on(event: 'connect', listener: (client: Pick<pg.PoolClient, 'on'>) => void): unknown },
  now: () => number = () => performance.now(),
): SessionCache {
  /** By session, least recently used first. */
  const entries = new Map<string, CacheEntry>();
  const sessionsOf = new Map<string, Set<string>>();
  /** Expiry by person, in order of time. */
  const unsettled = new Map<string, number>();
  /** Data that was read before the latest change may be outdated. */
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
    entries.clear();
    sessionsOf.clear();
  }

  function forget(userId: string) {
    changes += 1;
    for (const sessionId of sessionsOf.get(userId) ?? []) entries.delete(sessionId);
    sessionsOf.delete(userId);
  }

  function drop(sessionId: string, userId: string) {
    entries.delete(sessionId);
    const sessions = sessionsOf.get(userId);
    sessions?.delete(sessionId);
    if (sessions?.size === 0) sessionsOf.delete(userId);
  }

  function keep(person: Person) {
    if ((unsettled.get(person.id) ?? 0) > now()) return;
    entries.set(person.sessionId, { person, until: now() + CACHE_MS });
    sessionsOf.set(person.id, (sessionsOf.get(person.id) ?? new Set()).add(person.sessionId));
    const [oldest] = entries.size > MOST_SESSIONS ? entries : [];
    if (oldest) drop(oldest[0], oldest[1].person.id);
  }

  return {
    async get(sessionId, load) {
      if (!isListening()) return load();
      const known = entries.get(sessionId);
      if (known && known.until > now()) {
        entries.delete(sessionId);
        entries.set(sessionId, known);
        return known.person;
      }
      if (known) drop(sessionId, known.person.id);
      const before = changes;
      const person = await load();
      if (person && before === changes) keep(person);
      return person;
    },
    count: () => entries.size,
  };
}

/** Whether this process would receive a change notification now. The first call starts to listen. */
function createListenerHealth(
  listener: Pick<NotifyListener, 'ready' | 'check' | 'provedAt'>,
  now: () => number,
): () => boolean {
  let isAsked = false;
  let isChecking = false;
  return () => {
    if (!isAsked) {
      isAsked = true;
      // From then on it reconnects by itself.
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
