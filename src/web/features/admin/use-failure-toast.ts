import { useEffect } from 'react';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';

/** Shows one toast when a load fails; the page itself offers the retry. */
export function useFailureToast(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) failureToast(error, fallback);
  }, [error, fallback]);
}
