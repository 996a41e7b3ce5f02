import { type ToastContent, toast } from '#web/components/ui/toast/use-toast.ts';

export const successToast = (description: string, action?: ToastContent['action']): void =>
  toast({ title: 'Sucesso', description, action });
