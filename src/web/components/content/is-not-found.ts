import { AppError } from '#domain/errors.ts';

/** The item does not exist; an id in the wrong format gives `invalid_input`. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input');
