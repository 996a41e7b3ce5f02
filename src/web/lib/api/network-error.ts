import { AppError } from '#domain/errors.ts';

/** The server could not be reached; any other error is a reply from the server. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'timeout');
