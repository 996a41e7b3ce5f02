import { AppError } from '#domain/errors.ts';
import { toast } from './toast-store.ts';

/** This message does not say what failed, so the fallback is more useful. */
const UNEXPECTED = 'Erro inesperado. Tente novamente.';

const TRY_AGAIN = /\s*tente novamente\.$/i;

/** Shows what failed, and the reason if there is one; what both ask for is said once. */
export function errorToast(description: string, reason = ''): void {
  const reasonOnce = TRY_AGAIN.test(description) ? reason.replace(TRY_AGAIN, '') : reason;
  const isNew = reasonOnce !== '' && !description.includes(reasonOnce);
  toast({ title: 'Erro', description: isNew ? `${description} ${reasonOnce}` : description, variant: 'destructive' });
}

/** Shows the server's message, or the fallback if there is none. */
export function failureToast(error: unknown, fallback = UNEXPECTED): void {
  const message = error instanceof AppError ? error.message : '';
  errorToast(message && message !== UNEXPECTED ? message : fallback);
}
