import { formatYen } from '#domain/plan-price.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { FeatureList, PlanCard } from './plan-card.tsx';

const features = [
  { text: '1 lista de tarefas' },
  { text: 'Snippets gratuitos' },
  { text: 'Calculadora básica' },
  { text: '1 produto e os últimos 5 textos guardados' },
  { text: 'Salvar configurações', isMissing: true },
  { text: 'Avaliar snippets', isMissing: true },
] as const;

export function FreeCard() {
  const { userType } = useCurrentUser();
  return (
    <PlanCard
      title="Gratuito"
      tagline="Para organizar o começo"
      price={
        <p>
          <span className="font-display text-[3.25rem] leading-none font-[650] tracking-[-0.04em] tabular-nums">
            {formatYen(0)}
          </span>{' '}
          <span className="ml-1.5 text-fg-muted">para sempre</span>
        </p>
      }
      action={
        userType === 'free' ? (
          <Button disabled>Plano Atual</Button>
        ) : (
          <p className="grid min-h-10 place-items-center text-sm text-fg-muted">Incluso no seu plano</p>
        )
      }
      features={<FeatureList items={features} />}
    />
  );
}
