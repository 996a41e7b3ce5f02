import { useState } from 'react';
import { CHECKLIST, isRuledOut, markedAnswer } from '#domain/japan-gate/gate-checklist.ts';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import type { GateDraft } from './use-gate-draft.ts';

/** One checklist instead of sixteen questions: only questions about ticked items are asked. One answered before is one line. */
export function GateChecklist({ draft, isFilledIn }: { draft: GateDraft; isFilledIn: boolean }) {
  const { answers, marked, isListOpen: isOpen } = draft;
  const [isFolded, setIsFolded] = useState(!isOpen);
  const isTicked = ({ question }: (typeof CHECKLIST)[number]) =>
    marked.includes(question) || (answers[question] !== undefined && !isRuledOut({ id: question }, answers));

  function toggle({ question, none }: (typeof CHECKLIST)[number], isMarked: boolean) {
    // Once every item is ticked or ruled out, unticking an item rules it out.
    const cleared = isOpen ? undefined : none;
    draft.mark(question, isMarked, isMarked ? markedAnswer(question) : cleared);
  }

  if (isFolded) {
    const ticked = CHECKLIST.filter(isTicked).map(({ label }) => label);
    return (
      <section className="gate-section" aria-labelledby="gate-lista">
        <h2 className="h3" id="gate-lista">
          O que se aplica
        </h2>
        <p className="mt-1 text-fg-soft text-sm">
          {ticked.length > 0 ? ticked.join('\u00a0· ') : 'Nada da lista.'}
          <Button variant="link" size="sm" className="ml-3" onClick={() => setIsFolded(false)}>
            Mudar
          </Button>
        </p>
      </section>
    );
  }

  return (
    <section className="gate-section" aria-labelledby="gate-lista">
      <h2 className="h3" id="gate-lista">
        Marque o que se aplica
      </h2>
      <p className="mt-1 text-fg-muted text-sm">
        Só o que você marcar vira pergunta{isFilledIn && '; o que a ficha diz já vem marcado'}. O resto conta como “não
        se aplica”.
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
          </CheckboxRow>
        ))}
      </div>
    </section>
  );
}
