import { type MutationKey, onlineManager, useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the connection is lost, and how many mutations with this key are waiting for it. */
export function useConnection(mutationKey: MutationKey): { isLost: boolean; waiting: number } {
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
    () => true,
  );
  const failures = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  return { isLost: !isOnline || failures.some((count) => count > 0), waiting: failures.length };
}
