import { AppError } from '#domain/errors.ts';
import { toast } from './use-toast.ts';

/** This message does not say what failed, so the fallback is more useful. */
const UNEXPECTED = 'Erro inesperado. Tente novamente.';

/** Shows what failed, and the reason if there is one. */
export const errorToast = (description: string, reason?: string): void =>
  toast({
    title: 'Erro',
    description: reason && !description.includes(reason) ? `${description} ${reason}` : description,
    variant: 'destructive',
  });

/** Shows the server's message, or the fallback if there is none. */
export function failureToast(error: unknown, fallback = UNEXPECTED): void {
  const message = error instanceof AppError ? error.message : '';
  errorToast(message && message !== UNEXPECTED ? message : fallback);
}
