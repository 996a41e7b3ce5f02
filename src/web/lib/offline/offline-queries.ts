import type { QueryKey } from '@tanstack/react-query';

const keys: QueryKey[] = [];
let take: ((queryKey: QueryKey) => void) | undefined;

/** Features register, next to a query, that its replies stay readable offline. */
export function keepForOffline(queryKey: QueryKey): void {
  keys.push(queryKey);
  take?.(queryKey);
}

/** Calls the listener for every registered query, including those registered later. */
export function onKeepForOffline(handle: (queryKey: QueryKey) => void): void {
  take = handle;
  for (const queryKey of keys) handle(queryKey);
}
