import { newId } from '#web/lib/new-id.ts';
import { canSaveDraft } from './clear-drafts.ts';
import { draftKey } from './draft-storage.ts';

/** Changes that wait for the server, in the order made. */
type Kept<Item> = { since: number; items: readonly Item[] };

/** Each tab has its own queue; its page holds a lock with the queue's name for as long as it is open. */
const page = newId();
let isHeld = false;

const prefixOf = (owner: string, name: string): string => `${draftKey(owner, name)}.`;

/** False when the browser's storage is full or the person has signed out. */
export function keepQueue(owner: string, name: string, items: readonly unknown[]): boolean {
  const key = prefixOf(owner, name) + page;
  try {
    if (items.length === 0) {
      localStorage.removeItem(key);
      return true;
    }
    if (!canSaveDraft()) return false;
    localStorage.setItem(key, JSON.stringify({ since: Date.now(), items } satisfies Kept<unknown>));
    hold(key);
    return true;
  } catch {
    return false;
  }
}

function hold(key: string): void {
  if (isHeld || !navigator.locks) return;
  isHeld = true;
  void navigator.locks.request(key, () => new Promise(() => undefined));
}

const queuesOf = (owner: string, name: string): string[] => {
  try {
    const prefix = prefixOf(owner, name);
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== prefix + page);
  } catch {
    return [];
  }
};

export const hasLeftQueues = (owner: string, name: string): boolean => queuesOf(owner, name).length > 0;

/** Of pages no longer open. Deleted only once handed over. Without locks (plain HTTP) every queue is abandoned. */
export async function takeLeftQueues<Item>(
  owner: string,
  name: string,
  take: (items: readonly Item[]) => void,
): Promise<void> {
  const left = queuesOf(owner, name)
    .map((key) => ({ key, kept: readQueue<Item>(key) }))
    .sort((a, b) => (a.kept?.since ?? 0) - (b.kept?.since ?? 0));
  for (const { key, kept } of left) {
    const takeOne = () => {
      // Another tab that opened at the same time may have taken the queue first.
      if (localStorage.getItem(key) === null) return;
      if (kept) take(kept.items);
      localStorage.removeItem(key);
    };
    if (navigator.locks) await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock && takeOne());
    else takeOne();
  }
}

function readQueue<Item>(key: string): Kept<Item> | undefined {
  try {
    // Written by keepQueue under the same name, in the same shape.
    return JSON.parse(localStorage.getItem(key) ?? '') as Kept<Item>;
  } catch {
    return undefined;
  }
}
