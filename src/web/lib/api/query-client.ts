import { onlineManager, QueryClient } from '@tanstack/react-query';
import { AppError, type ErrorCode } from '#domain/errors.ts';

const MINUTE_MS = 60_000;

/** Failures that may pass by themselves; a refusal will be the same the next time. */
const passingFailures: ReadonlySet<ErrorCode> = new Set(['unavailable', 'timeout', 'internal', 'provider_failed']);

export const MAX_RETRIES = 3;

export const shouldRetry = (failures: number, error: unknown): boolean =>
  // Without a connection it is said at once; with the connection the query is asked again anyway.
  onlineManager.isOnline() && failures < MAX_RETRIES && error instanceof AppError && passingFailures.has(error.code);

/** 1 s, doubled each time, 30 s at most. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE_MS,
      // What a hovered link has just fetched is not fetched again by its page.
      staleTime: 10_000,
      retry: shouldRetry,
      retryDelay,
    },
    // Without a connection a save says so at once, and the form keeps what was typed. Those that wait for it say that.
    mutations: { networkMode: 'always' },
  },
});
