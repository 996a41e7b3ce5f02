import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { CurrentPlan, PlanOffer } from '#contract/account/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FailedLine } from '#web/components/ui/failed-line.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { CancelDialog } from './cancel-dialog.tsx';

type PremiumActionProps = {
  offer: PlanOffer | undefined;
  standing: CurrentPlan | undefined;
  /** Neither the offer nor the plan could be loaded. */
  isFailed: boolean;
  onRetry: () => void;
};

/** Button of the Premium card for each plan: buy, cancel, or none. */
export function PremiumAction({ offer, standing, isFailed, onRetry }: PremiumActionProps) {
  const plan = usePlan();
  const [isCanceling, setIsCanceling] = useState(false);

  if (!plan || (plan === 'premium' && !standing && !isFailed)) return <Skeleton className="h-12 w-44" />;
  if (plan === 'admin') {
    return (
      <Button size="lg" disabled>
        Admin
      </Button>
    );
  }
  if (plan === 'premium' && standing?.origin === 'manual') return <GrantedPlan standing={standing} />;
  if (plan === 'premium') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button size="lg" onClick={() => setIsCanceling(true)}>
          Cancelar Premium
        </Button>
        {standing && <span className="text-sm text-fg-muted">{describeStanding(standing)}</span>}
        <CancelDialog open={isCanceling} onOpenChange={setIsCanceling} standing={standing} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {isFailed ? (
        <FailedLine onRetry={onRetry}>Não foi possível carregar a compra.</FailedLine>
      ) : offer ? (
        <Button asChild variant="premium" size="lg">
          {/* Opens in a new tab: this page stays open and unlocks by itself once the payment is confirmed. */}
          <a href={offer.checkoutUrl} target="_blank" rel="noopener">
            Assinar Premium
          </a>
        </Button>
      ) : (
        <Button variant="premium" size="lg" disabled>
          Assinar Premium
        </Button>
      )}
      <span className="text-sm text-fg-muted">7 dias de garantia, 100% do valor de volta</span>
    </div>
  );
}

/** A granted plan has no charges to cancel: shows who granted it, and since when. */
function GrantedPlan({ standing: { grantedAt } }: { standing: CurrentPlan }) {
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2 font-semibold">
        <BadgeCheck aria-hidden="true" className="size-5 flex-none text-premium" />
        Premium liberado pela equipe Dropar
      </p>
      <p className="text-sm text-fg-muted">{grantedAt && `Desde ${formatDate(grantedAt)}. `}Sem data para terminar.</p>
    </div>
  );
}

function describeStanding({ status, accessUntil, nextPaymentAt }: CurrentPlan): string | undefined {
  if (status === 'canceled' && accessUntil) return `Cancelado. Acesso até ${formatDate(accessUntil)}`;
  if (status === 'late') return 'Pagamento em atraso. Confira o e-mail da compra';
  return nextPaymentAt ? `Próxima cobrança em ${formatDate(nextPaymentAt)}` : undefined;
}
