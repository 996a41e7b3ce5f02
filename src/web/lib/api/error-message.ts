import { AppError } from '#domain/errors.ts';
import { UNEXPECTED_ERROR } from './api.ts';

export function errorMessage(error: Error): string {
  if (error instanceof AppError) return error.issues[0]?.message ?? error.message;
  // Thrown by the browser, in English: a reply of another version of the server lacked something.
  if (error instanceof TypeError) return UNEXPECTED_ERROR;
  return error.message || 'Erro desconhecido';
}
