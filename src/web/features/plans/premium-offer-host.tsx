import { lazy, Suspense, useState } from 'react';
import { usePremiumOffer } from '#web/lib/premium-offer.ts';

const PremiumDialog = lazy(() => import('./premium-dialog.tsx').then((module) => ({ default: module.PremiumDialog })));

/** Rendered once around the signed-in pages. The dialog's code loads with the first offer. */
export function PremiumOfferHost() {
  const offer = usePremiumOffer();
  const [last, setLast] = useState(offer);
  if (offer && offer !== last) setLast(offer);
  // Stays mounted after the first offer, so that the closing animation can run.
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <PremiumDialog offer={last} isOpen={offer !== undefined} />
    </Suspense>
  );
}
