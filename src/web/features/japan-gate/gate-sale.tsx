import { useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { isAnswered } from '#domain/japan-gate/gate-answers.ts';
import {
  CHECKLIST,
  DIRECT_SHIPPING,
  isOnChecklist,
  isRuledOut,
  markedAnswer,
} from '#domain/japan-gate/gate-checklist.ts';
import { type Answers, type Question, SECTIONS } from '#domain/japan-gate/gate-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
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
              variant="primary"
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

/** One checklist instead of sixteen questions: only questions about ticked items are asked. One answered before is one line. */
export function GateChecklist({ draft, suggestions }: { draft: GateDraft; suggestions: GateReply['suggestions'] }) {
  const { answers, marked, isListOpen: isOpen } = draft;
  const [isFolded, setIsFolded] = useState(!isOpen);
  const suggestionFor = (id: string) => suggestions.find(({ question }) => question === id);
  const isFilledIn = suggestions.some(({ question }) => isOnChecklist(question));
  const isTicked = ({ question }: (typeof CHECKLIST)[number]) =>
    marked.includes(question) || (answers[question] !== undefined && !isRuledOut({ id: question }, answers));

  function toggle({ question, none }: (typeof CHECKLIST)[number], isMarked: boolean) {
    // Once every item is ticked or ruled out, unticking an item rules it out.
    const cleared = isOpen ? undefined : none;
    draft.mark(question, isMarked, isMarked ? (markedAnswer(question) ?? suggestionFor(question)?.answer) : cleared);
  }

  if (isFolded) {
    const ticked = CHECKLIST.filter(isTicked).map(({ label }) => label);
    return (
      <GateSection id="lista" title="O que se aplica">
        <p className="mt-1 text-fg-soft text-sm">
          {ticked.length > 0 ? ticked.join('\u00a0· ') : 'Nada da lista.'}
          <Button variant="link" size="sm" className="ml-3" onClick={() => setIsFolded(false)}>
            Mudar
          </Button>
        </p>
      </GateSection>
    );
  }

  return (
    <GateSection id="lista" title="Marque o que se aplica">
      <p className="mt-1 text-fg-muted text-sm">
        Cada item marcado abre as suas perguntas{isFilledIn && '; o que a ficha diz já vem marcado'}. O resto conta como
        “não se aplica”.
      </p>
      <div className="mt-3 grid gap-x-8 md:grid-cols-2">
        {CHECKLIST.map((item) => (
          <CheckboxRow
            key={item.question}
            mark="tick"
            checked={isTicked(item)}
            onChange={(event) => toggle(item, event.target.checked)}
          >
            {item.label}
            {item.hint && <small className="block text-fg-muted text-xs">{item.hint}</small>}
            <SheetSays suggestion={suggestionFor(item.question)} />
          </CheckboxRow>
        ))}
      </div>
    </GateSection>
  );
}

function SheetSays({ suggestion }: { suggestion: GateReply['suggestions'][number] | undefined }) {
  if (!suggestion) return null;
  const { question, answer, from } = suggestion;
  const isOut = isRuledOut({ id: question }, { [question]: answer });
  return (
    <small className="block text-fg-soft text-xs">
      {isOut && 'Não se aplica. '}
      {from}
    </small>
  );
}
