import { useEffect } from 'react';
import { failureToast } from '#web/components/ui/toast/failure-toast.ts';

/** Says once that a load failed; the page itself shows how to try again. */
export function useFailureToast(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) failureToast(error, fallback);
  }, [error, fallback]);
}
