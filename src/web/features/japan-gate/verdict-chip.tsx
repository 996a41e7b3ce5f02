import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import { cn } from '#web/lib/cn.ts';

/** Square, diamond, ring. */
const looks: Readonly<Record<Verdict, string>> = {
  bloqueia: 'text-danger before:size-3 before:rounded-[2px] before:bg-current',
  precisa_de_prova:
    'text-info before:size-2.75 before:rotate-45 before:rounded-[1px] before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  sem_alerta: 'text-fg-muted before:size-3 before:rounded-full',
};

export const VerdictChip = ({ verdict }: { verdict: Verdict }) => (
  <span
    className={cn(
      'inline-flex items-center gap-1.75 whitespace-nowrap font-semibold text-sm before:flex-none before:border-[1.5px] before:border-current',
      looks[verdict],
    )}
  >
    {VERDICT_WORDS[verdict].label}
  </span>
);

export const VerdictCount = ({ verdict, count }: { verdict: Verdict; count: number }) => (
  <>
    <b className="font-display font-semibold text-[1.375rem]/none tabular-nums">{count}</b>
    <VerdictChip verdict={verdict} />
  </>
);
