import { lazy, Suspense, useState } from 'react';
import { usePremiumOffer } from '#web/lib/premium-offer.ts';

const PremiumDialog = lazy(() => import('./premium-dialog.tsx').then((module) => ({ default: module.PremiumDialog })));

/** Goes once around the signed-in pages. The dialog's code comes with the first offer. */
export function PremiumOfferHost() {
  const offer = usePremiumOffer();
  const [last, setLast] = useState(offer);
  if (offer && offer !== last) setLast(offer);
  // Once opened it stays, so that it can close with its animation.
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <PremiumDialog offer={last} isOpen={offer !== undefined} />
    </Suspense>
  );
}
