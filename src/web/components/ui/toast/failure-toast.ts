import { AppError } from '#domain/errors.ts';
import { toast } from './use-toast.ts';

/** Says nothing about what failed, so the fallback says more. */
const UNEXPECTED = 'Erro inesperado. Tente novamente.';

/** The server's own sentence, or the fallback when it gave none. */
export function failureToast(error: unknown, fallback = UNEXPECTED): void {
  const message = error instanceof AppError ? error.message : '';
  toast({ title: 'Erro', description: message && message !== UNEXPECTED ? message : fallback, variant: 'destructive' });
}
