import { AppError } from '#domain/errors.ts';

/** The reason of a failure as the server gave it: first what is wrong with a field. */
export const errorMessage = (error: Error): string =>
  error instanceof AppError ? (error.issues[0]?.message ?? error.message) : error.message || 'Erro desconhecido';
