import { useEffect } from 'react';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { offerPremium, type PremiumOffer } from '#web/lib/premium-offer.ts';
import { isPremiumRequired } from './is-premium-required.ts';

/** Whoever is sent away from Premium content is told why, and what to do about it. */
export function usePremiumNotice(error: unknown, offer: PremiumOffer): void {
  useEffect(() => {
    if (!isPremiumRequired(error)) return;
    toast({
      title: 'Conteúdo Premium',
      description: error.message,
      variant: 'premium',
      action: { label: 'Ver o Premium', onAction: () => offerPremium(offer) },
    });
  }, [error, offer]);
}
