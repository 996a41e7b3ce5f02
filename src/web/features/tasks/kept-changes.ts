import type { QueryClient } from '@tanstack/react-query';
import { keepQueue, takeLeftQueues } from '#web/lib/kept-queue.ts';
import { boardMutation, pendingChangesOf } from './board.queries.ts';
import type { BoardChange } from './board-changes.ts';
import { BOARD_QUEUE } from './board-queue.ts';

const owners = new WeakMap<QueryClient, string>();
let isKept = true;

/** Changes that wait are written down for this person, so that closing the tab does not lose them. */
export function keepChanges(queryClient: QueryClient, owner: string): void {
  if (owners.get(queryClient) === owner) return;
  owners.set(queryClient, owner);
  let known: readonly BoardChange[] = [];
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (owners.get(queryClient) !== owner) return stop();
    const pending = pendingChangesOf(queryClient);
    if (pending.length === known.length && pending.every((change, index) => change === known[index])) return;
    known = pending;
    isKept = keepQueue(owner, BOARD_QUEUE, pending);
  });
}

/** False in a browser that has no room for them: then leaving would lose them. */
export const areChangesKept = (): boolean => isKept;

/** Sends what closed tabs left behind, before anything new. */
export function resumeChanges(queryClient: QueryClient, owner: string): Promise<void> {
  keepChanges(queryClient, owner);
  return takeLeftQueues<BoardChange>(owner, BOARD_QUEUE, (changes) => {
    for (const change of changes) {
      const mutation = queryClient.getMutationCache().build(queryClient, boardMutation(queryClient));
      // A refusal tells itself.
      mutation.execute(change).catch(() => undefined);
    }
  });
}
