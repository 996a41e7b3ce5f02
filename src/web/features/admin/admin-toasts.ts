import { useEffect } from 'react';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';
import { type ToastContent, toast } from '#web/components/ui/toast/toast-store.ts';

export const successToast = (description: string, action?: ToastContent['action']): void =>
  toast({ title: 'Sucesso', description, action });

/** Shows one toast when a load fails; the page itself offers the retry. */
export function useFailureToast(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) failureToast(error, fallback);
  }, [error, fallback]);
}
