import { CircleAlert } from 'lucide-react';
import type { PlanOffer, PlanStanding } from '#contract/plans.ts';
import { once } from '#domain/once.ts';
import { FALLBACK_PREMIUM_JPY, formatReais, formatYen } from '#domain/plan-price.ts';
import { Seal } from '#web/components/ui/seal.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { FeatureList, PlanCard } from './plan-card.tsx';
import { PremiumAction } from './premium-action.tsx';

const features = [
  { text: '5 listas de tarefas' },
  { text: 'Mais de 50 snippets premium' },
  { text: 'Configurações da calculadora salvas' },
  { text: 'Avaliações e comentários' },
  { text: 'Robôs de copy, tradução, anúncios e reviews' },
  { text: 'Aulas premium' },
  { text: 'Todos os produtos e todos os textos guardados' },
] as const;

type PremiumCardProps = {
  offer: PlanOffer | undefined;
  standing: PlanStanding | undefined;
  /** The offer could not be loaded at all. */
  isFailed: boolean;
};

export function PremiumCard({ offer, standing, isFailed }: PremiumCardProps) {
  return (
    <PlanCard
      gold
      title="Premium"
      tagline="Para vender todos os dias"
      seal={<Seal name="premium" tone="premium" stamp className="absolute top-7 right-7 size-14" />}
      price={offer || isFailed ? <Price offer={offer} /> : <PriceSkeleton />}
      action={<PremiumAction offer={offer} standing={standing} isFailed={isFailed} />}
      features={<FeatureList items={features} className="min-[56rem]:columns-2 min-[56rem]:gap-8" />}
    />
  );
}

const PRICE_CLASS =
  'font-display text-[clamp(3.5rem,2.6rem+3.2vw,5rem)] leading-none font-[650] tracking-[-0.04em] tabular-nums';

/** In yen, with the value in reais in brackets; the usual price when there is no conversion, and why. */
function Price({ offer }: { offer: PlanOffer | undefined }) {
  const reais = offer?.priceBrlCents == null ? '' : `(${formatReais(offer.priceBrlCents)}) `;
  const problem = offer ? offer.problem : 'Erro ao carregar conversão';
  return (
    <div>
      <p className={PRICE_CLASS}>{formatYen(offer?.priceJpy ?? FALLBACK_PREMIUM_JPY)}</p>
      <p className="mt-1.5 text-fg-muted tabular-nums">{reais}/ mês</p>
      {offer?.rate && <RateNote rate={offer.rate} />}
      {problem && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <p role="status" className="flex items-center gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="size-4 flex-none" />
            {problem}
          </p>
          <p className="text-fg-muted">Valor aproximado</p>
        </div>
      )}
    </div>
  );
}

const rateFormat = once(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

/** The rate, its day and its source: the source asks for a link where its rates are used. */
function RateNote({ rate }: { rate: NonNullable<PlanOffer['rate']> }) {
  const [year, month, day] = (rate.date ?? rate.convertedAt.slice(0, 10)).split('-');
  return (
    <p className="mt-1 text-xs text-fg-muted tabular-nums">
      R$ 1 = ¥{rateFormat().format(rate.value)} em {`${day}/${month}/${year}`}.{' '}
      {rate.sourceUrl ? (
        <a
          href={rate.sourceUrl}
          target="_blank"
          rel="noopener"
          className="whitespace-nowrap underline underline-offset-2 hover:text-fg"
        >
          Câmbio: {rate.source}
        </a>
      ) : (
        <span className="whitespace-nowrap">Câmbio: {rate.source}</span>
      )}
    </p>
  );
}

function PriceSkeleton() {
  return (
    <SkeletonGroup label="Carregando o preço..." className="grid gap-2">
      <Skeleton className="h-[clamp(3.5rem,2.6rem+3.2vw,5rem)] w-60 max-w-full" />
      <Skeleton className="h-5 w-40" />
    </SkeletonGroup>
  );
}
