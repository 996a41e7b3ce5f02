import { useState } from 'react';
import type { GateReply } from '#contract/products/japan-gate.ts';
import { CHECKLIST, isOnChecklist, isRuledOut, markedAnswer } from '#domain/japan-gate/gate-checklist.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import { GateSection } from './gate-section.tsx';
import type { GateDraft } from './use-gate-draft.ts';

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
