import { toast } from '#web/components/ui/use-toast.ts';

export const failureToast = (description: string): void =>
  toast({ title: 'Erro', description, variant: 'destructive' });
