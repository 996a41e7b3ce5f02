import { CircleX, FileSearch } from 'lucide-react';
import { type GateEntry, UNKNOWN_RULE } from '#domain/japan-gate/evaluate-gate.ts';
import type { Verdict } from '#domain/japan-gate/gate-types.ts';
import { howToFindOut } from '#domain/japan-gate/gate-words.ts';
import { findQuestion } from '#domain/japan-gate/questions.ts';
import { areRulesOutdated } from '#domain/legal/rules-outdated.ts';
import { MixedText } from '#web/components/content/mixed-text.tsx';
import { SourceLine } from '#web/components/content/source-line.tsx';
import { cn } from '#web/lib/cn.ts';
import { DocumentForm, ProofForm } from './proof-form.tsx';
import { QuestionLaws } from './question-laws.tsx';
import type { GateDraft } from './use-gate-draft.ts';
import { VerdictChip } from './verdict-chip.tsx';

type GateEntryProps = { entry: GateEntry; draft: GateDraft };

/** Scrolls to a rule and puts the focus on its proof, or on its law. */
export function goToEntry({ rule }: GateEntry) {
  const place = document.getElementById(`gate-regra-${rule}`);
  place?.querySelector<HTMLElement>('input, button, summary')?.focus();
  place?.scrollIntoView({ block: 'center' });
}

const proofLooks: Readonly<Record<Verdict, string>> = {
  bloqueia: 'border-beni-700 bg-danger-wash text-beni-300',
  precisa_de_prova: 'border-ai-700 bg-info-wash text-ai-300',
  sem_alerta: 'border-line-strong',
};

/** A rule that applies: its law, the reason, the required proof and the source. */
export function GateEntryView({ entry, draft }: GateEntryProps) {
  const { verdict, law, reason, proof, gaps, sources, unverified, readOn } = entry;
  const Icon = verdict === 'bloqueia' ? CircleX : FileSearch;
  return (
    <div className="grid min-w-0 gap-2" id={`gate-regra-${entry.rule}`}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {verdict !== 'sem_alerta' && <VerdictChip verdict={verdict} />}
        {law.pt && <span className="text-sm/[1.4]">{law.pt}</span>}
      </p>
      <p>
        <MixedText text={reason} />
      </p>
      {(proof !== '' || entry.settledBy !== 'nothing') && (
        <div className={cn('grid gap-3 rounded-md border p-3 text-sm/[1.45]', proofLooks[verdict])}>
          {proof && (
            <p className="flex gap-2">
              <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
              <span>
                <MixedText text={proof} />
              </span>
            </p>
          )}
          <Settle entry={entry} draft={draft} />
          {verdict === 'precisa_de_prova' && entry.settledBy === 'nothing' && (
            <p>Guarde isto: este aviso fica, e você pode seguir.</p>
          )}
          {gaps.length > 0 && (
            <p>
              Falta: <MixedText text={`${gaps.join('; ')}.`} />
            </p>
          )}
        </div>
      )}
      {entry.rule === UNKNOWN_RULE ? (
        <>
          <p>{howToFindOut(entry.question)}</p>
          <QuestionLaws question={entry.question} />
        </>
      ) : (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-fg-muted">Ver a lei</summary>
          {law.ja && (
            <p>
              <MixedText text={law.ja} />
            </p>
          )}
          {(sources.length > 0 || !unverified) && <SourceLine sources={sources} reviewedOn={readOn} />}
          {areRulesOutdated(readOn, new Date()) && (
            <p className="text-sm">Lida há mais de um ano: confira na fonte se ainda vale.</p>
          )}
          {unverified && (
            <p className="text-fg-faint text-sm">
              Não confirmado: <MixedText text={unverified} />.
            </p>
          )}
        </details>
      )}
    </div>
  );
}

/** Asks for each proof once; other rules that need the same proof refer to the first one. */
function Settle({ entry, draft }: { entry: GateEntry; draft: GateDraft }) {
  if (entry.settledBy === 'document') {
    return (
      <DocumentForm document={draft.documents[entry.rule]} onChange={(document) => draft.keep(entry.rule, document)} />
    );
  }
  const question = entry.proofQuestion === undefined ? undefined : findQuestion(entry.proofQuestion);
  if (question?.kind !== 'proof') return null;
  const first = draft.result.entries.find(({ proofQuestion }) => proofQuestion === question.id);
  if (first?.rule !== entry.rule) {
    return (
      <p>
        É a mesma prova de cima: <MixedText text={question.text} />
      </p>
    );
  }
  return (
    <ProofForm
      question={question}
      answer={draft.answers[question.id]}
      onAnswer={(answer) => draft.answer(question.id, answer)}
    />
  );
}
