import { useState } from 'react';
import type { PlanOffer, PlanStanding } from '#contract/plans.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { CancelDialog } from './cancel-dialog.tsx';

type PremiumActionProps = { offer: PlanOffer | undefined; standing: PlanStanding | undefined };

/** Buy, cancel or nothing to do: the button of the Premium card for each plan. */
export function PremiumAction({ offer, standing }: PremiumActionProps) {
  const { userType } = useCurrentUser();
  const [isCanceling, setIsCanceling] = useState(false);

  if (userType === 'admin') {
    return (
      <Button size="lg" disabled>
        Admin
      </Button>
    );
  }
  if (userType === 'premium') {
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
      {offer ? (
        <Button asChild variant="premium" size="lg">
          {/* A new tab: this page stays and unlocks by itself once the payment is confirmed. */}
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

function describeStanding({ origin, status, accessUntil, nextPaymentAt }: PlanStanding): string {
  if (origin !== 'paid') return 'Seu plano atual';
  if (status === 'canceled' && accessUntil) return `Cancelado. Acesso até ${formatDate(accessUntil)}`;
  if (status === 'late') return 'Pagamento em atraso. Confira o email da compra';
  return nextPaymentAt ? `Seu plano atual. Próxima cobrança em ${formatDate(nextPaymentAt)}` : 'Seu plano atual';
}
