import { AppError } from '#domain/errors.ts';

/** A failure of the way to the server; anything else is its answer. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'timeout');
