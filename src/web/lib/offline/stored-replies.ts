import { onlineManager, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { isNetworkError } from '#web/lib/api/network-error.ts';
import { MAX_RETRIES, queryClient } from '#web/lib/api/query-client.ts';
import { saysOffline } from '#web/lib/api/says-offline.ts';

/** The last reply of the server, for offline reading. Belongs to one person and is deleted at sign-out. */
type StoredReply = { savedAt: number; data: unknown };

const DAY_MS = 24 * 60 * 60_000;
const STORED_DAYS = 30;
const MAX_STORED = 150;
/** Debounce: a drag updates the board several times, and only the last state is stored. */
const REST_MS = 400;
const TIDY_MS = 10_000;

let owner: string | undefined;
let store: UseStore | undefined;
/** Storage operations run one after another, so that a deletion finishes before anything new is written. */
let work: Promise<unknown> = Promise.resolve();
const waiting = new Map<string, unknown>();

const theStore = (): UseStore => {
  store ??= createStore('dropar', 'replies');
  return store;
};

/** Ignores failures: if the browser refuses storage (private window, full disk), offline reading is not available. */
function inTurn<T>(step: () => Promise<T>): Promise<T | undefined> {
  const result = work.then(step).catch(() => undefined);
  work = result;
  return result;
}

const keyOf = (person: string, name: string): string => `${person} ${name}`;

/** Stores replies for this person from now on and deletes those of anybody else. */
export function storeRepliesOf(person: string): void {
  if (owner === person) return;
  owner = person;
  void inTurn(async () => {
    const others = (await keys<string>(theStore())).filter((key) => !key.startsWith(keyOf(person, '')));
    if (others.length > 0) await delMany(others, theStore());
  });
  setTimeout(() => void inTurn(dropOldest), TIDY_MS);
}

async function dropOldest(): Promise<void> {
  const all = (await entries<string, StoredReply>(theStore())).sort(([, a], [, b]) => b.savedAt - a.savedAt);
  const oldest = Date.now() - STORED_DAYS * DAY_MS;
  const gone = all.filter(([, { savedAt }], index) => index >= MAX_STORED || savedAt < oldest).map(([key]) => key);
  if (gone.length > 0) await delMany(gone, theStore());
}

/** Deletes all stored replies when the plan changes, because the accessible content changes with it. */
export function storeRepliesUnder(plan: string): void {
  const person = owner;
  if (!person) return;
  void inTurn(async () => {
    const key = keyOf(person, 'plan');
    const known = await get<StoredReply>(key, theStore());
    if (known?.data === plan) return;
    if (known) waiting.clear();
    await clear(theStore());
    await set(key, { savedAt: Date.now(), data: plan } satisfies StoredReply, theStore());
  });
}

/** Called after sign-out, ban or deletion of the account. */
export function deleteStoredReplies(): Promise<unknown> {
  owner = undefined;
  waiting.clear();
  return inTurn(() => clear(theStore()));
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success' || !event.query.meta?.isStored || !owner) return;
  if (waiting.size === 0) setTimeout(writeWaiting, REST_MS);
  waiting.set(keyOf(owner, event.query.queryHash), event.query.state.data);
});

function writeWaiting(): void {
  const replies = [...waiting];
  waiting.clear();
  void inTurn(async () => {
    for (const [key, data] of replies) {
      if (!owner || !key.startsWith(keyOf(owner, ''))) continue;
      await set(key, { savedAt: Date.now(), data } satisfies StoredReply, theStore());
    }
  });
}

/** Asks the server; if it cannot be reached and no data is on screen yet, returns the stored reply. */
const orStored: QueryPersister = async (queryFn, context, query) => {
  try {
    return await queryFn(context);
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    // The browser says offline and the request failed too; `onLine` alone is wrong for a server on this machine.
    if (saysOffline()) onlineManager.setOnline(false);
    const isLastTry = !onlineManager.isOnline() || query.state.fetchFailureCount >= MAX_RETRIES;
    const person = owner;
    if (!person || !isLastTry || query.state.data !== undefined) throw error;
    const stored = await inTurn(() => get<StoredReply>(keyOf(person, query.queryHash), theStore()));
    if (!stored) throw error;
    // Always stale: fetched again as soon as there is a connection or the query is used again.
    setTimeout(() => query.invalidate());
    return stored.data;
  }
};

/** Queries whose replies stay readable offline. */
const kept: QueryKey[] = [
  ['board'],
  ['task'],
  ['products'],
  ['profile'],
  ['listing'],
  ['texts', 'list'],
  ['texts', 'one'],
  ['gate'],
  ['dashboard'],
  ['exchange-rates'],
  ['calculations'],
  ['calculation'],
];
for (const queryKey of kept) queryClient.setQueryDefaults(queryKey, { persister: orStored, meta: { isStored: true } });
