import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Failure,
  getAdminHealth,
  getAdminTrends,
  type Trend,
  type TrendDays,
} from '#contract/admin/admin-overview.ts';
import { formatDay } from '#domain/text/format-day.ts';
import { QueryError } from '#web/components/content/query-error.tsx';
import { SkeletonLines } from '#web/components/content/skeleton-lines.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { formatLastVisit } from '../users/format-last-visit.ts';
import { LogoSection } from './logo-section.tsx';
import { TrendChart } from './trend-chart.tsx';

const trendsQuery = (days: TrendDays) =>
  queryOptions({
    queryKey: ['admin', 'trends', days],
    queryFn: ({ signal }) => call(getAdminTrends, { query: { days } }, { signal }),
  });

const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => call(getAdminHealth, {}, { signal }),
});

const charts: readonly { key: Exclude<keyof Trend, 'day'>; title: string }[] = [
  { key: 'signUps', title: 'Cadastros' },
  { key: 'lessonsCompleted', title: 'Aulas concluídas' },
  { key: 'snippetsCopied', title: 'Snippets copiados' },
  { key: 'comments', title: 'Comentários e notas' },
];

const periods = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
] as const;

export function OverviewTab() {
  const [days, setDays] = useState<TrendDays>('30');
  const trends = useQuery(trendsQuery(days));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="h3">Uso do conteúdo</h2>
          <Segmented label="Período" value={days} onValueChange={setDays} options={periods} />
        </div>
        {trends.isPending && <Skeleton className="h-80" />}
        {trends.isError && <QueryError query={trends} title="Não foi possível carregar os números." />}
        {trends.data && (
          <div className="grid gap-4 md:grid-cols-2">
            {charts.map(({ key, title }) => (
              <TrendChart
                key={key}
                title={title}
                points={trends.data.trends.map((trend) => ({ label: formatDay(trend.day), value: trend[key] }))}
              />
            ))}
          </div>
        )}
        <Health />
      </div>
      <LogoSection />
    </>
  );
}

const outcomes = {
  pending: 'Esperando',
  applied: 'Aplicadas',
  unclaimed: 'Sem dono',
  ignored: 'Sem efeito',
  test: 'De teste',
  unknown: 'Desconhecidas',
  incomplete: 'Incompletas',
  other_product: 'De outro produto',
} as const;

function Health() {
  const health = useQuery(healthQuery);
  return (
    <>
      <h2 className="h3 mt-6">Webhooks e erros, 7 dias</h2>
      {health.isPending && <SkeletonLines className="grid gap-4" lines={['h-40']} />}
      {health.isError && <QueryError query={health} title="Não foi possível carregar os erros." />}
      {health.data && (
        <div className="grid items-start gap-4 md:max-lg:*:last:col-span-2 md:grid-cols-2 lg:grid-cols-3">
          <Figures
            title="Entregas do provedor de pagamento"
            empty="Nenhuma entrega nestes dias."
            rows={health.data.deliveries.map(({ outcome, count, lastAt }) => ({
              name: outcomes[outcome],
              count,
              last: formatLastVisit(lastAt),
            }))}
          />
          <Figures
            title="Entregas recusadas"
            empty="Nenhuma entrega recusada."
            rows={health.data.refused.map(toFigure)}
          />
          <Figures
            title="Respostas com erro do servidor"
            empty="Nenhum erro do servidor."
            rows={health.data.failures.map(toFigure)}
          />
        </div>
      )}
    </>
  );
}

const toFigure = ({ method, route, status, count, lastHour }: Failure) => ({
  name: `${status} ${method} ${route}`,
  count,
  last: formatLastVisit(lastHour),
});

type Figure = { name: string; count: number; last: string };

function Figures({ title, empty, rows }: { title: string; empty: string; rows: readonly Figure[] }) {
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface p-4" aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-fg-muted text-sm">{empty}</p>
      ) : (
        <ul className="mt-2 grid gap-2 text-sm">
          {rows.map(({ name, count, last }) => (
            <li key={name} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 text-fg-soft">{name}</span>
              <span className="shrink-0 text-fg-muted tabular-nums">
                {count === 1 ? `1 vez, ${last}` : `${count.toLocaleString('pt-BR')} vezes, a última ${last}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
