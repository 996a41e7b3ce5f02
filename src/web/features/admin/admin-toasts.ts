import { AppError } from '#domain/errors.ts';
import { type ToastContent, toast } from '#web/components/ui/use-toast.ts';

export const successToast = (description: string, action?: ToastContent['action']): void =>
  toast({ title: 'Sucesso', description, action });

/** Says nothing about what failed, so the fallback says more. */
const UNEXPECTED = 'Erro inesperado. Tente novamente.';

/** The server's own sentence, or the fallback when it gave none. */
export function failureToast(error: unknown, fallback: string): void {
  const message = error instanceof AppError ? error.message : '';
  toast({ title: 'Erro', description: message && message !== UNEXPECTED ? message : fallback, variant: 'destructive' });
}
