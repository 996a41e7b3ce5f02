import { AppError } from '#domain/errors.ts';

/** Nothing is at this address; one that could not even be an id is refused as invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input');
