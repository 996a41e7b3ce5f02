import { CHECKLIST, isRuledOut, markedAnswer } from '#domain/japan-gate/gate-checklist.ts';
import { CheckboxRow } from '#web/components/ui/form/eye-checkbox.tsx';
import type { GateDraft } from './use-gate-draft.ts';

/** One checklist instead of sixteen questions: only questions about ticked items are asked. */
export function GateChecklist({ draft, isFilledIn }: { draft: GateDraft; isFilledIn: boolean }) {
  const { answers, marked, isListOpen: isOpen } = draft;

  function toggle({ question, none }: (typeof CHECKLIST)[number], isMarked: boolean) {
    // Once every item is ticked or ruled out, unticking an item rules it out.
    const cleared = isOpen ? undefined : none;
    draft.mark(question, isMarked, isMarked ? markedAnswer(question) : cleared);
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
        {CHECKLIST.map((item) => {
          const isAnswered = answers[item.question] !== undefined && !isRuledOut({ id: item.question }, answers);
          return (
            <CheckboxRow
              key={item.question}
              mark="tick"
              checked={isAnswered || marked.includes(item.question)}
              onChange={(event) => toggle(item, event.target.checked)}
            >
              {item.label}
              {item.hint && <small className="block text-fg-muted text-xs">{item.hint}</small>}
            </CheckboxRow>
          );
        })}
      </div>
    </section>
  );
}
