import { useEffect } from 'react';
import { AppError } from '#domain/errors.ts';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { offerPremium, type PremiumOffer } from '#web/lib/premium-offer.ts';

/** The item does not exist; an id in the wrong format gives `invalid_input`. */
export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid_input');

export const isPremiumRequired = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'premium_required';

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
