import { AppError } from '#domain/errors.ts';

export const errorMessage = (error: Error): string =>
  error instanceof AppError ? (error.issues[0]?.message ?? error.message) : error.message || 'Erro desconhecido';
