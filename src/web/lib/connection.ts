import { AppError } from '#domain/errors.ts';

/** A browser that says so is right, except about a server on the same machine; one that says nothing may be wrong. */
export const saysOffline = (): boolean => globalThis.navigator?.onLine === false;

/** A failure of the way to the server; anything else is its answer. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'timeout');
