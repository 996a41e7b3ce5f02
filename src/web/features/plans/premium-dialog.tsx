import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { FALLBACK_PREMIUM_JPY, formatPlanPrice, GUARANTEE_DAYS } from '#domain/plans/plan-price.ts';
import { formatReais } from '#domain/text/format-money.ts';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { closePremiumOffer, type PremiumOffer } from '#web/lib/premium-offer.ts';
import { plansQuery } from './plans.queries.ts';

export function PremiumDialog({ offer, isOpen }: { offer: PremiumOffer; isOpen: boolean }) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && closePremiumOffer()}>
      <DialogContent title={offer.title} description={offer.text} mark={<Seal name="premium" tone="premium" />}>
        <Price />
        <p className="mt-3 flex items-center gap-2 text-sm text-fg-muted">
          <ShieldCheck aria-hidden="true" className="size-4 flex-none text-premium" />
          {GUARANTEE_DAYS} dias de garantia, 100% do valor de volta. Sem permanência mínima.
        </p>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="ghost">Continuar Navegando</Button>
          </DialogClose>
          <Button asChild variant="premium">
            <Link to="/plans" onClick={closePremiumOffer}>
              Fazer Upgrade para Premium
            </Link>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/** Keeps the same height before and after the price is loaded. */
function Price() {
  const { data, isPending } = useQuery(plansQuery);
  if (isPending) return <Skeleton className="mt-4 h-9 w-56 max-w-full" />;
  const { priceJpy, priceBrlCents } = data?.premium ?? {};
  const isApproximate = priceJpy == null || data?.premium.problem != null;
  const yen = formatPlanPrice(priceJpy ?? FALLBACK_PREMIUM_JPY);
  const reais = priceBrlCents == null ? undefined : formatReais(priceBrlCents);
  return (
    <p className="mt-4 flex min-h-9 flex-wrap items-baseline gap-x-2 tabular-nums">
      <strong className="font-display text-3xl font-[650] tracking-[-0.02em]">{reais ?? yen}</strong>
      <span className="text-fg-muted">{reais && `(${yen}) `}/ mês</span>
      {isApproximate && <span className="text-fg-muted text-sm">Valor em iene aproximado</span>}
    </p>
  );
}
