import { toast } from '#web/components/ui/toast/use-toast.ts';

/** Shows what failed, and the server's reason if it gave one. */
export const failureToast = (description: string, reason?: string): void =>
  toast({
    title: 'Erro',
    description: reason && !description.includes(reason) ? `${description} ${reason}` : description,
    variant: 'destructive',
  });
