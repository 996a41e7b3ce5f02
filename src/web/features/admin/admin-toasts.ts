import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/use-toast.ts';

export const successToast = (description: string): void => toast({ title: 'Sucesso', description });

/** The server's own sentence, or the fallback when it gave none. */
export function failureToast(error: unknown, fallback: string): void {
  const description = error instanceof AppError && error.message ? error.message : fallback;
  toast({ title: 'Erro', description, variant: 'destructive' });
}
