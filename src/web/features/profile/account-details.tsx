import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CurrentPlan, getCurrentPlan } from '#contract/account/plans.ts';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PlanBadge } from '#web/components/ui/plan-badge.tsx';
import { FailedLine } from '#web/components/ui/states/failed-line.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatDate } from '#web/lib/format-date.ts';
import { refetchOn } from '#web/lib/live/live-topics.ts';
import { useCurrentUser } from '#web/lib/session/current-user.ts';

export function AccountDetails() {
  const { userType, createdAt, updatedAt } = useCurrentUser();
  return (
    <dl className="grid gap-4.5 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div:not(:last-child)]:border-b [&>div:not(:last-child)]:border-line [&>div:not(:last-child)]:pb-3 [&_dt]:text-fg-muted">
      <Detail term="Plano">
        <PlanBadge userType={userType} />
      </Detail>
      <Detail term="Membro desde">{formatDate(createdAt)}</Detail>
      <Detail term="Última atualização">{formatDate(updatedAt)}</Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

const planStandingQuery = queryOptions({
  queryKey: ['plans', 'standing'],
  queryFn: ({ signal }) => call(getCurrentPlan, {}, { signal }),
});
refetchOn(['plan'], planStandingQuery.queryKey);

export function PlanDetails() {
  const { userType } = useCurrentUser();
  const { data: standing, isError, refetch } = useQuery(planStandingQuery);
  if (isError)
    return <FailedLine onRetry={() => void refetch()}>Não foi possível carregar os dados do plano.</FailedLine>;
  if (!standing) {
    return <SkeletonLines className="grid gap-4.5" lines={['h-6 w-full', 'h-6 w-full']} />;
  }
  if (userType === 'free') {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-fg-muted">O Premium abre todas as listas e todo o conteúdo.</p>
        <Button asChild variant="premium-outline">
          <Link to="/plans">Conhecer o Premium</Link>
        </Button>
      </div>
    );
  }
  return standing.origin === 'paid' ? (
    <PaidPlan standing={standing} />
  ) : (
    <p className="text-fg-muted">
      Seu acesso foi liberado pela equipe{standing.grantedAt && ` em ${formatDate(standing.grantedAt)}`}, sem cobrança e
      sem data para terminar.
    </p>
  );
}

const statusBadges = {
  active: { label: 'Ativo', variant: 'success' },
  late: { label: 'Pagamento em atraso', variant: 'danger' },
  canceled: { label: 'Cancelado', variant: 'info' },
} as const;

function PaidPlan({ standing }: { standing: CurrentPlan }) {
  const { accessUntil, nextPaymentAt } = standing;
  const badge = statusBadges[standing.status ?? 'active'];
  return (
    <div className="grid gap-4.5">
      <dl className="grid gap-4.5 [&_dt]:text-fg-muted [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-line [&>div]:pb-3">
        <Detail term="Situação">
          <Badge variant={badge.variant}>{badge.label}</Badge>
        </Detail>
        {nextPaymentAt && <Detail term="Próxima cobrança">{formatDate(nextPaymentAt)}</Detail>}
        {accessUntil && !(standing.status === 'active' && nextPaymentAt) && (
          <Detail term="Acesso garantido até">{formatDate(accessUntil)}</Detail>
        )}
      </dl>
      <p className="text-sm text-fg-muted">{adviceOf(standing)}</p>
    </div>
  );
}

function adviceOf({ status, accessUntil }: CurrentPlan): string {
  if (status === 'late')
    return 'A última cobrança não passou. Atualize o pagamento pelo e-mail da compra para não perder o acesso.';
  if (status === 'canceled') {
    return accessUntil ? 'Nenhuma nova cobrança será feita. Você pode assinar de novo quando quiser.' : '';
  }
  return 'Para cancelar, abra o e-mail da compra e use o link do provedor de pagamento. Não há taxa nem permanência mínima.';
}
