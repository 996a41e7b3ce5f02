import type { ReactNode } from 'react';
import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { cn } from '#web/lib/cn.ts';
import type { GateDraft } from './use-gate-draft.ts';
import { alertGroups, VerdictCount, verdictWords } from './verdicts.tsx';

type GateSectionProps = { id: string; title: string; children: ReactNode };

export const GateSection = ({ id, title, children }: GateSectionProps) => (
  <section className="pt-8 max-sm:pt-5" aria-labelledby={`gate-${id}`}>
    <h2 className="h3 text-fg-soft" id={`gate-${id}`}>
      {title}
    </h2>
    {children}
  </section>
);

export const GateDetails = ({ title, children }: Omit<GateSectionProps, 'id'>) => (
  <details className="pt-8 max-sm:pt-5">
    <summary className="min-h-11 cursor-pointer content-center">
      <h2 className="h3 inline">{title}</h2>
    </summary>
    {children}
  </details>
);

type GateRowProps = { as?: 'article' | 'div'; id?: string; className?: string; children: ReactNode; says?: ReactNode };

export const GateRow = ({ as: Tag = 'div', id, className, children, says }: GateRowProps) => (
  <Tag
    id={id}
    className={cn(
      'grid gap-3 border-line border-b py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10',
      className,
    )}
  >
    {children}
    {says && <div className="grid min-w-0 content-start gap-6">{says}</div>}
  </Tag>
);

/** The signs of VerdictChip, larger and in the colour of the verdict beside a white title. */
const signs: Readonly<Record<Verdict, string>> = {
  bloqueia: 'before:size-4.5 before:rounded-[3px] before:bg-danger',
  precisa_de_prova:
    'before:size-4 before:rotate-45 before:rounded-[2px] before:border-2 before:border-info before:bg-[linear-gradient(90deg,var(--color-info)_50%,transparent_50%)]',
  sem_alerta: 'before:size-4.5 before:rounded-full before:border-2 before:border-fg-muted',
};

const VERDICT_ID = 'gate-resultado';

/** Puts the focus on the verdict, below the top bar. */
export const goToVerdict = () => document.getElementById(VERDICT_ID)?.focus();

export function GateVerdict({
  draft: { result, missing, isSaleBegun },
  children,
}: {
  draft: GateDraft;
  children: ReactNode;
}) {
  const counts = isSaleBegun ? alertGroups(result.entries) : [];
  const sign = isSaleBegun ? result.verdict : 'sem_alerta';
  const { title, text } = verdictWords({ ...result, unanswered: missing.map(({ id }) => id) });
  return (
    <section
      className="grid gap-x-4 gap-y-3 border-line border-y py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end"
      aria-label="Resultado"
    >
      <div role="status">
        <h2
          id={VERDICT_ID}
          tabIndex={-1}
          className={cn(
            'flex items-center gap-3 font-[650] font-display text-[clamp(1.5rem,1.2rem+1.4vw,2rem)]/[1.1] tracking-[-0.02em] before:flex-none',
            signs[sign],
          )}
        >
          {title}
        </h2>
        <p className={cn('mt-1.5 max-w-2xl text-fg-soft', sign !== 'sem_alerta' && 'max-sm:hidden')}>{text}</p>
        {children}
      </div>
      {counts.length > 1 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
          {counts.map(({ verdict, isPermanent, entries }) => (
            <li key={`${verdict} ${isPermanent}`} className="flex items-center gap-2">
              <VerdictCount verdict={verdict} isPermanent={isPermanent} count={entries.length} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
