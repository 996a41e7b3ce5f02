import { useEffect } from 'react';
import { toast } from '#web/components/ui/toast/use-toast.ts';
import { offerPremium, type PremiumOffer } from '#web/lib/premium-offer.ts';
import { isPremiumRequired } from './is-premium-required.ts';

/** Explains a redirect from Premium content in a toast with a link to the offer. */
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
