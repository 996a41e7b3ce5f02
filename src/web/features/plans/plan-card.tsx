import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FREE_PRODUCTS, FREE_TEXTS } from '#domain/plans/plan-limits.ts';
import { formatPlanPrice } from '#domain/plans/plan-price.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { cn } from '#web/lib/cn.ts';
import { usePlan } from '#web/lib/session/current-user.ts';

type PlanCardProps = {
  title: string;
  tagline: string;
  price: ReactNode;
  action: ReactNode;
  features: ReactNode;
  seal?: ReactNode;
  gold?: boolean;
};

export function PlanCard({ title, tagline, price, action, features, seal, gold = false }: PlanCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'card relative grid grid-cols-1 content-start gap-6 p-7',
        // On phones the plan that somebody pays for, or may, comes first.
        gold &&
          'max-[56rem]:order-first border-premium/45 bg-[#141109] [&_li]:border-premium/14 [&_li>svg]:text-premium',
      )}
    >
      {seal}
      <div>
        <h2 id={id} className="h2">
          {title}
        </h2>
        <p className="text-sm text-fg-muted">{tagline}</p>
      </div>
      {price}
      {action}
      {features}
    </section>
  );
}

export function FeatureList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li key={text} className="flex break-inside-avoid gap-3 border-t border-line py-2.25">
          <Check aria-hidden="true" className="mt-1 size-4 flex-none text-success" />
          {text}
        </li>
      ))}
    </ul>
  );
}

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
