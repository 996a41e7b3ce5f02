import { useEffect } from 'react';
import { toast } from '#web/components/ui/use-toast.ts';
import { isPremiumRequired } from './is-premium-required.ts';

/** Whoever is sent away from Premium content is told why. */
export function usePremiumNotice(error: unknown): void {
  useEffect(() => {
    if (isPremiumRequired(error)) {
      toast({ title: 'Conteúdo Premium', description: error.message, variant: 'premium' });
    }
  }, [error]);
}
