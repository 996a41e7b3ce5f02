import { AppError } from '#domain/errors.ts';

/** The server's error message; the first field error takes precedence. */
export const errorMessage = (error: Error): string =>
  error instanceof AppError ? (error.issues[0]?.message ?? error.message) : error.message || 'Erro desconhecido';
