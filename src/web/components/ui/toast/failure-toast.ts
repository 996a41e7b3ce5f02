import { AppError } from '#domain/errors.ts';
import { toast } from './use-toast.ts';

/** This message does not say what failed, so the fallback is more useful. */
const UNEXPECTED = 'Erro inesperado. Tente novamente.';

/** Shows the server's message, or the fallback if there is none. */
export function failureToast(error: unknown, fallback = UNEXPECTED): void {
  const message = error instanceof AppError ? error.message : '';
  toast({ title: 'Erro', description: message && message !== UNEXPECTED ? message : fallback, variant: 'destructive' });
}
