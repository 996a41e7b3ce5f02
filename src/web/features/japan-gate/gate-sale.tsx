import { useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import { DIRECT_SHIPPING } from '#domain/japan-gate/gate-checklist.ts';
import { type Answers, type Question, SECTIONS } from '#domain/japan-gate/gate-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { GateEntryView } from './gate-entry.tsx';
import { GateQuestion } from './gate-question.tsx';
import type { GateDraft } from './use-gate-draft.ts';

/** How the person sells: one button for the usual way, collapsed to one line once answered. */
export function GateSale({ draft, reply }: { draft: GateDraft; reply: GateReply }) {
  const questions = draft.questions.filter(({ section, kind }) => section === 'venda' && kind !== 'proof');
  const isDone = questions.every((question) => isAnswered(question, draft.answers));
  const isNew = !questions.some((question) => isAnswered(question, draft.answers));
  const [wasDone] = useState(isDone);
  const [isOpen, setOpen] = useState(false);
  const alerts = draft.result.entries.filter(
    ({ question, verdict }) => verdict !== 'sem_alerta' && questions.some(({ id }) => id === question),
  );
  const isFolded = wasDone && isDone && !isOpen;
  return (
    <section className="gate-section" aria-labelledby="gate-venda">
      <h2 className="h3" id="gate-venda">
        {SECTIONS.venda}
      </h2>
      {isFolded && (
        <div className="gate-row">
          <p>{questions.map((question) => answerText(question, draft.answers)).join(' · ')}</p>
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            Mudar
          </Button>
          {alerts.map((entry) => (
            <GateEntryView key={entry.rule} entry={entry} draft={draft} />
          ))}
        </div>
      )}
      {isNew && (
        <div className="gate-row">
          <p className="max-w-[42em] text-fg-soft text-sm">
            O caso mais comum: negócio fora do Japão, sem estoque, produto novo, na loja própria, pelo correio direto ao
            cliente.
          </p>
          <Button className="justify-self-start" onClick={() => draft.answerAll(DIRECT_SHIPPING)}>
            É assim que eu vendo
          </Button>
        </div>
      )}
      {!isFolded &&
        questions.map((question) => <GateQuestion key={question.id} question={question} draft={draft} reply={reply} />)}
    </section>
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
