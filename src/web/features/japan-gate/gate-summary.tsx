import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isSaleOpen } from '#domain/japan-gate/gate-checklist.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/states/skeleton.tsx';
import { gateQuery } from './gate.queries.ts';
import { alertGroups, isNotBegun, VerdictCount, verdictWords } from './verdicts.tsx';

export function GateSummary({ productId, link }: { productId: string; link: (words: string) => ReactNode }) {
  const { data, error, refetch } = useQuery(gateQuery(productId));
  return (
    <section aria-labelledby="pronto-japao" className="card grid gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="h3" id="pronto-japao">
          Pronto para o Japão
        </h2>
        {data && link(data.savedAt ? 'Ver respostas' : 'Responder')}
      </header>
      {data ? (
        <Verdict data={data} />
      ) : error ? (
        <p className="text-fg-muted text-sm">
          Não foi possível carregar.{' '}
          <Button variant="link" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
        </p>
      ) : (
        <Skeleton className="h-20" />
      )}
    </section>
  );
}

function Verdict({ data: { result } }: { data: GateReply }) {
  if (isNotBegun(result)) return <p className="text-fg-muted text-sm">Marque o que se aplica ao produto.</p>;
  const { title } = verdictWords(result);
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-2">
        {(isSaleOpen(result.unanswered) ? [] : alertGroups(result.entries)).map(({ verdict, isPermanent, entries }) => (
          <li key={`${verdict} ${isPermanent}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <VerdictCount verdict={verdict} isPermanent={isPermanent} count={entries.length} />
            <small className="text-fg-muted">
              <MixedText text={lawsOf(entries)} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function lawsOf(entries: GateReply['result']['entries']): string {
  const names = [...new Set(entries.map(({ law }) => law.pt).filter(Boolean))];
  return names.length > 2 ? `${names.slice(0, 2).join(', ')} e mais` : names.join(' e ');
}
