import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { CurrentPlan, PlanOffer } from '#contract/account/plans.ts';
import { isAdmin } from '#domain/accounts/user-types.ts';
import { lazyValue } from '#domain/lazy-value.ts';
import { FALLBACK_PREMIUM_JPY, formatPlanPrice, GUARANTEE_DAYS } from '#domain/plans/plan-price.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { formatReais } from '#domain/text/format-money.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Seal } from '#web/components/ui/brand/seal.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { formatDate } from '#web/lib/format-date.ts';
import { usePlan } from '#web/lib/session/current-user.ts';
import { FeatureList, PlanCard } from './plan-card.tsx';
import { plansQuery } from './plans.queries.ts';

const features = [
  'Tudo do plano gratuito',
  '5 listas de tarefas',
  'Mais de 50 snippets premium',
  'Aulas premium',
  'Configurações da calculadora salvas',
  'Avaliação dos snippets',
  'Todos os produtos e todos os textos guardados',
  'Produtos enviados para a Shopify como rascunho',
];

export function PremiumCard() {
  const plan = usePlan();
  const { data, isLoadingError: isFailed, refetch } = useQuery(plansQuery);
  const { premium: offer, standing } = data ?? {};
  return (
    <PlanCard
      gold
      title="Premium"
      tagline="Para vender todos os dias"
      seal={<Seal name="premium" tone="premium" stamp className="absolute top-7 right-7 size-14" />}
      price={
        !offer && !isFailed ? (
          <SkeletonLines
            label="Carregando o preço..."
            className="flex flex-col gap-2"
            lines={['h-[clamp(3rem,2.2rem+3.2vw,4.5rem)] w-72 max-w-full', 'h-5 w-40', 'h-3.5 w-56 max-w-full']}
          />
        ) : isAdmin(plan) || (plan === 'premium' && standing?.origin === 'manual') ? (
          <GrantedPrice offer={offer} />
        ) : plan === 'premium' && isFailed ? (
          <p className="text-fg-muted tabular-nums">
            <PayingPrice offer={offer} /> {describeRateProblem(CONVERSION_FAILED)}
          </p>
        ) : (
          <Price offer={offer} />
        )
      }
      action={<PremiumAction offer={offer} standing={standing} isFailed={isFailed} onRetry={() => void refetch()} />}
      features={<FeatureList items={features} className="min-[56rem]:columns-2 min-[56rem]:gap-8" />}
    />
  );
}

const PRICE_CLASS =
  'font-display text-[clamp(3rem,2.2rem+3.2vw,4.5rem)] leading-none font-[650] tracking-[-0.04em] tabular-nums';

const pricesOf = (offer: PlanOffer | undefined) => ({
  yen: formatPlanPrice(offer?.priceJpy ?? FALLBACK_PREMIUM_JPY),
  reais: offer?.priceBrlCents == null ? undefined : formatReais(offer.priceBrlCents),
});

function GrantedPrice({ offer }: { offer: PlanOffer | undefined }) {
  return (
    <div>
      <p className="h1">Sem cobrança para você</p>
      <p className="mt-1.5 text-fg-muted text-sm tabular-nums">
        <PayingPrice offer={offer} />
      </p>
    </div>
  );
}

/** True whoever reads it, so it also stands where nobody knows yet who pays for this person's plan. */
function PayingPrice({ offer }: { offer: PlanOffer | undefined }) {
  const { yen, reais } = pricesOf(offer);
  return <>Quem assina paga {reais ? `${reais} (${yen})` : yen} / mês.</>;
}

const CONVERSION_FAILED = 'Erro ao carregar conversão';
const describeRateProblem = (problem: string): string => `${problem}. Valor em iene aproximado.`;

/** Price in reais (the charged currency) with yen beside it; without an exchange rate, the usual yen price and why. */
function Price({ offer }: { offer: PlanOffer | undefined }) {
  const problem = offer ? offer.problem : CONVERSION_FAILED;
  const { yen, reais } = pricesOf(offer);
  return (
    <div>
      <p className={PRICE_CLASS}>{reais ?? yen}</p>
      <p className="mt-1.5 text-fg-muted tabular-nums">{reais && `(${yen}) `}/ mês</p>
      {offer?.rate && <RateNote rate={offer.rate} />}
      {problem && (
        <p role="status" className="mt-1 text-fg-muted text-xs">
          {describeRateProblem(problem)}
        </p>
      )}
    </div>
  );
}

const rateFormat = lazyValue(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Exchange rate, its date and its source: the source's terms require a link. */
function RateNote({ rate }: { rate: NonNullable<PlanOffer['rate']> }) {
  return (
    <p className="mt-1 text-xs text-fg-muted tabular-nums">
      R$ 1 = ¥{rateFormat().format(rate.value)} em {formatDay(rate.date ?? rate.convertedAt)}.{' '}
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

type PremiumActionProps = {
  offer: PlanOffer | undefined;
  standing: CurrentPlan | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

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
  if (isFailed) {
    return (
      <div className="grid justify-items-start gap-2" role="alert">
        <p className="text-fg-muted">
          {plan === 'premium'
            ? 'Não foi possível carregar os dados do seu Premium.'
            : 'Não foi possível carregar a compra.'}
        </p>
        <Button onClick={onRetry}>Tentar novamente</Button>
      </div>
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
        {/* Only the payment provider can stop the charges, so this dialog explains where to cancel. */}
        <Dialog open={isCanceling} onOpenChange={setIsCanceling}>
          <DialogContent
            title="Cancelar Premium"
            description="O cancelamento é feito pelo provedor de pagamento, a partir do e-mail da compra."
          >
            <ol className="mt-4 grid list-decimal gap-2 pl-5 text-fg-soft">
              <li>Abra o e-mail de confirmação que você recebeu ao assinar.</li>
              <li>Use o link para gerenciar a assinatura e confirme o cancelamento.</li>
            </ol>
            <p className="mt-4 text-sm text-fg-muted">{describeAfter(standing)}</p>
            <DialogActions>
              <DialogClose asChild>
                <Button variant="primary">Entendi</Button>
              </DialogClose>
            </DialogActions>
          </DialogContent>
        </Dialog>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {offer ? (
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
      <span className="text-sm text-fg-muted">{GUARANTEE_DAYS} dias de garantia, 100% do valor de volta</span>
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

function describeAfter(standing: CurrentPlan | undefined): string {
  const until = standing?.accessUntil ? ` (${formatDate(standing.accessUntil)})` : '';
  return `Não há taxa de cancelamento. Você continua com o Premium até o fim do período pago${until}.`;
}
