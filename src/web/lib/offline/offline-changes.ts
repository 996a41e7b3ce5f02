import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { keepQueue, takeLeftQueues } from './offline-change-storage.ts';

type KeptKind<Data, Change, Context> = {
  queue: string;
  pendingOf: (queryClient: QueryClient) => readonly Change[];
  mutation: (queryClient: QueryClient) => MutationOptions<Data, Error, Change, Context>;
};

/** Stores changes that wait for the server, per person, so that closing the tab does not lose them. */
export function offlineChanges<Data, Change, Context>({ queue, pendingOf, mutation }: KeptKind<Data, Change, Context>) {
  const owners = new WeakMap<QueryClient, string>();
  let isKept = true;

  function keepChanges(queryClient: QueryClient, owner: string): void {
    if (owners.get(queryClient) === owner) return;
    owners.set(queryClient, owner);
    let known: readonly Change[] = [];
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (owners.get(queryClient) !== owner) return stop();
      const pending = pendingOf(queryClient);
      if (pending.length === known.length && pending.every((change, index) => change === known[index])) return;
      known = pending;
      isKept = keepQueue(owner, queue, pending);
    });
  }

  return {
    keepChanges,
    /** False when the browser's storage is full: leaving the page would then lose the changes. */
    areChangesKept: (): boolean => isKept,
    /** Sends the changes left by closed tabs before any new change. */
    resumeChanges(queryClient: QueryClient, owner: string): Promise<void> {
      keepChanges(queryClient, owner);
      return takeLeftQueues<Change>(owner, queue, (changes) => {
        for (const change of changes) {
          const built = queryClient.getMutationCache().build(queryClient, mutation(queryClient));
          // The mutation itself reports a rejected change.
          built.execute(change).catch(() => undefined);
        }
      });
    },
  };
}
