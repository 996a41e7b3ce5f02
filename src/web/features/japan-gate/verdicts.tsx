import { cannotBeCleared, isProofMissing } from '#domain/japan-gate/evaluate-gate.ts';
import { isListUnmarked, isSaleOpen } from '#domain/japan-gate/gate-checklist.ts';
import { VERDICTS, type Verdict } from '#domain/japan-gate/gate-types.ts';
import { KEEP_PROOF_WORDS, SALE_WORDS, UNANSWERED_WORDS, VERDICT_WORDS } from '#domain/japan-gate/gate-words.ts';
import { cn } from '#web/lib/cn.ts';

const looks: Readonly<Record<Verdict, string>> = {
  bloqueia: 'text-danger before:size-3 before:rounded-[2px] before:bg-current',
  precisa_de_prova:
    'text-info before:size-2.75 before:rotate-45 before:rounded-[1px] before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  sem_alerta: 'text-fg-muted before:size-3 before:rounded-full',
};

/** `isPermanent`: no paper clears it, so it asks for none. */
type AlertSign = { verdict: Verdict; isPermanent?: boolean };

export const VerdictChip = ({ verdict, isPermanent = false }: AlertSign) => (
  <span
    className={cn(
      'inline-flex items-center gap-1.75 whitespace-nowrap font-semibold text-sm before:flex-none before:border-[1.5px] before:border-current',
      looks[verdict],
    )}
  >
    {isPermanent ? KEEP_PROOF_WORDS.label : VERDICT_WORDS[verdict].label}
  </span>
);

export const VerdictCount = ({ count, ...sign }: AlertSign & { count: number }) => (
  <>
    <b className="font-display font-semibold text-[1.375rem]/none tabular-nums">{count}</b>
    <VerdictChip {...sign} />
  </>
);

export const alertGroups = <Entry extends Parameters<typeof cannotBeCleared>[0]>(entries: readonly Entry[]) =>
  VERDICTS.filter((verdict) => verdict !== 'sem_alerta')
    .flatMap((verdict) => [false, true].map((isPermanent) => ({ verdict, isPermanent })))
    .map(({ verdict, isPermanent }) => ({
      verdict,
      isPermanent,
      entries: entries.filter((entry) => entry.verdict === verdict && cannotBeCleared(entry) === isPermanent),
    }))
    .filter(({ entries }) => entries.length > 0);

type Judged = { verdict: Verdict; entries: Parameters<typeof isProofMissing>[0]; unanswered: readonly string[] };

/** "Nenhum alerta" only when every question is answered. */
export function verdictWords({ verdict, entries, unanswered }: Judged) {
  if (isSaleOpen(unanswered)) return SALE_WORDS;
  if (unanswered.length > 0) return verdict === 'sem_alerta' ? UNANSWERED_WORDS : VERDICT_WORDS[verdict];
  return verdict === 'precisa_de_prova' && !isProofMissing(entries) ? KEEP_PROOF_WORDS : VERDICT_WORDS[verdict];
}

/** There is nothing to say yet: most of the questions that are open will never be asked. */
export const isNotBegun = ({ verdict, unanswered }: { verdict: Verdict; unanswered: readonly string[] }): boolean =>
  verdict === 'sem_alerta' && isListUnmarked(unanswered);
