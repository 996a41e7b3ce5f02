import type { MutationKey, MutationOptions, QueryClient } from '@tanstack/react-query';
import { newId } from '#web/lib/new-id.ts';
import { canSaveDraft, draftKey } from './draft-storage.ts';

/** Part of the storage's key. */
type QueueName = 'board' | 'products';

type OfflineChangeKind<Data, Change, Context> = {
  queue: QueueName;
  mutation: (queryClient: QueryClient) => MutationOptions<Data, Error, Change, Context>;
};

/** Changes without a server reply yet, in the order made. */
export const pendingOf = <Change>(queryClient: QueryClient, mutationKey: MutationKey): Change[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    // Safe cast: one kind of change to one key.
    .map((mutation) => mutation.state.variables as Change);

/** Stores changes that wait for the server, per person, so that closing the tab does not lose them. */
export function offlineChanges<Data, Change, Context>({ queue, mutation }: OfflineChangeKind<Data, Change, Context>) {
  const owners = new WeakMap<QueryClient, string>();
  let isStored = true;

  function storeChanges(queryClient: QueryClient, owner: string): void {
    if (owners.get(queryClient) === owner) return;
    owners.set(queryClient, owner);
    let known: readonly Change[] = [];
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (owners.get(queryClient) !== owner) return stop();
      const pending = pendingOf<Change>(queryClient, mutation(queryClient).mutationKey ?? []);
      if (pending.length === known.length && pending.every((change, index) => change === known[index])) return;
      known = pending;
      isStored = storeQueue(owner, queue, pending);
    });
  }

  return {
    storeChanges,
    /** False when the browser's storage is full: leaving the page would then lose the changes. */
    areChangesStored: (): boolean => isStored,
    /** Sends the changes left by closed tabs before any new change. */
    resendChanges(queryClient: QueryClient, owner: string): Promise<void> {
      storeChanges(queryClient, owner);
      return handOverAbandonedQueues<Change>(owner, queue, (changes) => {
        for (const change of changes) {
          const built = queryClient.getMutationCache().build(queryClient, mutation(queryClient));
          // The mutation itself reports a rejected change.
          built.execute(change).catch(() => undefined);
        }
      });
    },
  };
}

/** Changes that wait for the server, in the order made. */
type StoredQueue<Item> = { since: number; items: readonly Item[] };

/** Each tab has its own queue; its page holds a lock with the queue's name for as long as it is open. */
const pageId = newId();
let hasLock = false;

const prefixOf = (owner: string, name: QueueName): string => `${draftKey(owner, name)}.`;

/** False when the browser's storage is full or the person has signed out. */
function storeQueue(owner: string, name: QueueName, items: readonly unknown[]): boolean {
  const key = prefixOf(owner, name) + pageId;
  try {
    if (items.length === 0) {
      localStorage.removeItem(key);
      return true;
    }
    if (!canSaveDraft()) return false;
    localStorage.setItem(key, JSON.stringify({ since: Date.now(), items } satisfies StoredQueue<unknown>));
    holdLock(key);
    return true;
  } catch {
    return false;
  }
}

function holdLock(key: string): void {
  if (hasLock || !navigator.locks) return;
  hasLock = true;
  void navigator.locks.request(key, () => new Promise(() => undefined));
}

const queuesOf = (owner: string, name: QueueName): string[] => {
  try {
    const prefix = prefixOf(owner, name);
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== prefix + pageId);
  } catch {
    return [];
  }
};

export const hasAbandonedQueues = (owner: string, name: QueueName): boolean => queuesOf(owner, name).length > 0;

/** Of pages no longer open. Deleted only once handed over. Without locks (plain HTTP) every queue is abandoned. */
async function handOverAbandonedQueues<Item>(
  owner: string,
  name: QueueName,
  take: (items: readonly Item[]) => void,
): Promise<void> {
  const left = queuesOf(owner, name)
    .map((key) => ({ key, queue: readQueue<Item>(key) }))
    .sort((a, b) => (a.queue?.since ?? 0) - (b.queue?.since ?? 0));
  for (const { key, queue } of left) {
    const takeOne = () => {
      // Another tab that opened at the same time may have taken the queue first.
      if (localStorage.getItem(key) === null) return;
      if (queue) take(queue.items);
      localStorage.removeItem(key);
    };
    if (navigator.locks) await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock && takeOne());
    else takeOne();
  }
}

function readQueue<Item>(key: string): StoredQueue<Item> | undefined {
  try {
    // Written by storeQueue under the same name, in the same shape.
    return JSON.parse(localStorage.getItem(key) ?? '') as StoredQueue<Item>;
  } catch {
    return undefined;
  }
}
