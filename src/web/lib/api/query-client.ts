import { onlineManager, QueryClient } from '@tanstack/react-query';
import { AppError, type ErrorCode } from '#domain/errors.ts';

const MINUTE_MS = 60_000;

/** Temporary failures worth a retry; a rejected request would be rejected again. */
const passingFailures: ReadonlySet<ErrorCode> = new Set(['unavailable', 'timeout', 'internal', 'provider_failed']);

export const MAX_RETRIES = 3;

export const shouldRetry = (failures: number, error: unknown): boolean =>
  // No retry offline: the failure shows at once, and the query runs again when the connection returns.
  onlineManager.isOnline() && failures < MAX_RETRIES && error instanceof AppError && passingFailures.has(error.code);

/** 1 s, doubled each time, 30 s at most. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE_MS,
      // A page does not fetch again what hovering its link has just prefetched.
      staleTime: 10_000,
      retry: shouldRetry,
      retryDelay,
    },
    // Offline, a save fails at once and the form keeps its input. Mutations that should wait override this.
    mutations: { networkMode: 'always' },
  },
});
