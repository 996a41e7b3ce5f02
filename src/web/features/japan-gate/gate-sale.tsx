import { useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import { DIRECT_SHIPPING } from '#domain/japan-gate/gate-checklist.ts';
import { type Answers, type Question, SECTIONS } from '#domain/japan-gate/gate-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { GateEntryView } from './gate-entry.tsx';
import { GateQuestion } from './gate-question.tsx';
import { GateRow, GateSection } from './gate-section.tsx';
import type { GateDraft } from './use-gate-draft.ts';

/** How the person sells: one button for the usual way; what was answered before is one line. */
export function GateSale({ draft, reply }: { draft: GateDraft; reply: GateReply }) {
  const questions = draft.questions.filter(({ section, kind }) => section === 'venda' && kind !== 'proof');
  const answered = questions.filter((question) => isAnswered(question, draft.answers)).map(({ id }) => id);
  const [isNew] = useState(answered.length === 0);
  const [foldedIds, setFolded] = useState(answered);
  const folded = questions.filter(({ id }) => foldedIds.includes(id));
  const asked = questions
    .filter(({ id }) => !foldedIds.includes(id))
    .map((question) => <GateQuestion key={question.id} question={question} draft={draft} reply={reply} />);
  const alerts = draft.result.entries.filter(
    ({ question, verdict }) => verdict !== 'sem_alerta' && folded.some(({ id }) => id === question),
  );
  return (
    <GateSection id="venda" title={SECTIONS.venda}>
      {folded.length > 0 && (
        <GateRow
          className="max-sm:pt-1 max-sm:pb-3"
          says={alerts.map((entry) => <GateEntryView key={entry.rule} entry={entry} draft={draft} />)}
        >
          <p className="text-fg-soft text-sm">
            {/* The dot stays at the end of a line. */}
            {folded.map((question) => answerText(question, draft.answers)).join('\u00a0· ')}
            <Button variant="link" size="sm" className="ml-3" onClick={() => setFolded([])}>
              Mudar
            </Button>
          </p>
        </GateRow>
      )}
      {isNew && folded.length === 0 ? (
        <>
          <GateRow>
            <p className="max-w-[42em] text-fg-soft text-sm">
              O caso mais comum: negócio fora do Japão, sem estoque, produto novo, na loja própria, pelo correio direto
              ao cliente.
            </p>
            <Button
              className="justify-self-start"
              onClick={() => {
                draft.answerAll(DIRECT_SHIPPING);
                setFolded(Object.keys(DIRECT_SHIPPING));
              }}
            >
              É assim que eu vendo
            </Button>
          </GateRow>
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-fg-muted">Vendo de outro jeito</summary>
            {asked}
          </details>
        </>
      ) : (
        asked
      )}
    </GateSection>
  );
}

function answerText(question: Question, answers: Answers): string {
  const answer = answers[question.id];
  if (question.kind !== 'choice' && question.kind !== 'several') return '';
  const chosen = question.options.filter(
    ({ value }) => value === answer || (Array.isArray(answer) && answer.includes(value)),
  );
  const words = chosen.map(({ label }) => label).join(', ');
  return question.id === 'em_maos' ? `Estoque na mão: ${words.toLowerCase()}` : words;
}
