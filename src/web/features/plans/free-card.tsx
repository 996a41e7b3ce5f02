import { FREE_PRODUCTS, FREE_TEXTS } from '#domain/plans/plan-limits.ts';
import { formatPlanPrice } from '#domain/plans/plan-price.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { usePlan } from '#web/lib/session/current-user.ts';
import { FeatureList, PlanCard } from './plan-card.tsx';

const features = [
  '1 lista de tarefas',
  'Snippets e aulas gratuitos, com comentários',
  'Calculadora rápida e completa',
  'Todos os robôs',
  `${FREE_PRODUCTS} produto e os últimos ${FREE_TEXTS} textos guardados`,
];

export function FreeCard() {
  const plan = usePlan();
  return (
    <PlanCard
      title="Gratuito"
      tagline="Para organizar o começo"
      price={
        <p>
          <span className="font-display text-[3.25rem] leading-none font-[650] tracking-[-0.04em] tabular-nums">
            R$ 0
          </span>{' '}
          <span className="ml-1.5 text-fg-muted">{formatPlanPrice(0)} para sempre</span>
        </p>
      }
      action={
        plan === undefined ? (
          <Skeleton className="h-10 w-full" />
        ) : plan === 'free' ? (
          <Button disabled>Plano Atual</Button>
        ) : (
          <p className="text-sm text-fg-muted">Incluso no seu plano</p>
        )
      }
      features={<FeatureList items={features} />}
    />
  );
}
