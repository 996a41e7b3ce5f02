import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { FreeCard } from '#web/features/plans/plan-card.tsx';
import { PlanFaq } from '#web/features/plans/plan-faq.tsx';
import { plansQuery } from '#web/features/plans/plans.queries.ts';
import { PremiumCard } from '#web/features/plans/premium-card.tsx';
import { useWelcomeToPremium } from '#web/features/plans/use-welcome-to-premium.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

export const Route = createFileRoute('/_app/plans')({
  staticData: { title: 'Planos' },
  component: PlansPage,
});

const OWN_PLAN = {
  free: 'Seu plano é o Gratuito. Passe para o Premium quando a loja pedir.',
  premium: 'Seu plano é o Premium.',
  admin: 'Seu plano é o Admin.',
} as const;

function PlansPage() {
  const { data } = useQuery(plansQuery);
  const plan = usePlan();
  useWelcomeToPremium();
  return (
    <div className="page">
      <PageHeader title="Planos" seal="plans">
        {plan ? OWN_PLAN[plan] : 'O que cada plano traz.'}
      </PageHeader>
      <div className="grid grid-cols-1 gap-4 min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <FreeCard />
        <PremiumCard />
      </div>
      <PlanFaq />
      {data?.premium.isDemo && (
        <div className="alert alert-note mt-10">
          <Info aria-hidden="true" />
          <span>Ambiente de demonstração: nenhuma cobrança real é feita aqui.</span>
        </div>
      )}
    </div>
  );
}
