import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/use-toast.ts';

/** The server's own sentence, or ours when it gave none. */
export const failureToast = (error: unknown, fallback: string): void =>
  toast({ title: 'Erro', description: error instanceof AppError ? error.message : fallback, variant: 'destructive' });
