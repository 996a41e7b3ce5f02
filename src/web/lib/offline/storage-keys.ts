import type { QueryKey } from '@tanstack/react-query';

const keys: QueryKey[] = [];
let take: ((queryKey: QueryKey) => void) | undefined;

/** A feature says, beside its query, that its replies stay readable without a connection. */
export function keepForOffline(queryKey: QueryKey): void {
  keys.push(queryKey);
  take?.(queryKey);
}

/** Told of every such query, those of pages still to be opened too. */
export function onKeepForOffline(handle: (queryKey: QueryKey) => void): void {
  take = handle;
  for (const queryKey of keys) handle(queryKey);
}
