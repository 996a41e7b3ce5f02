import { Check, Trash2, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Fact } from '#domain/robots/facts.ts';
import { MAX_FACT_VALUE } from '#domain/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { newId } from '#web/lib/new-id.ts';
import { addableFacts, addFact, confirmFact, correctFact, labelOfFact, valueOfFact } from './fact-words.ts';

type FactFormProps = { fact: Fact; onSave: (fact: Fact) => void; onRemove: () => void; onCancel: () => void };

/** A chip, open for correction. */
export function FactForm({ fact, onSave, onRemove, onCancel }: FactFormProps) {
  const [words, setWords] = useState(valueOfFact(fact));
  const label = labelOfFact(fact);
  const isNew = words.trim() !== valueOfFact(fact);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Saved as it is, a fact in doubt is confirmed.
    if (words.trim() !== '' && (isNew || fact.unsure)) onSave(isNew ? correctFact(fact, words) : confirmFact(fact));
    else onCancel();
  }

  return (
    <form className="fact fact-edit" onSubmit={handleSubmit} onKeyDown={closeOnEscape(onCancel)}>
      <small>{label}</small>
      <input
        // biome-ignore lint/a11y/noAutofocus: it opens where the person pressed the chip
        autoFocus
        aria-label={label}
        maxLength={MAX_FACT_VALUE}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {fact.unsure && !isNew ? (
        <Button type="submit" size="sm">
          <Check aria-hidden="true" />
          Confirmar<span className="sr-only"> {label}</span>
        </Button>
      ) : (
        <Button type="submit" variant="ghost" size="icon-sm" aria-label={`Salvar ${label}`}>
          <Check aria-hidden="true" />
        </Button>
      )}
      <Button variant="ghost" size="icon-sm" aria-label={`Remover ${label}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </form>
  );
}

type NewFactFormProps = { onSave: (fact: Fact) => void; onCancel: () => void };

export function NewFactForm({ onSave, onCancel }: NewFactFormProps) {
  const [kind, setKind] = useState(addableFacts[0]?.id ?? '');
  const [words, setWords] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const choice = addableFacts.find(({ id }) => id === kind);
    if (choice && words.trim()) onSave(addFact(`seller-${newId()}`, choice, words));
    else onCancel();
  }

  return (
    <form className="fact fact-edit" onSubmit={handleSubmit} onKeyDown={closeOnEscape(onCancel)}>
      <select
        // biome-ignore lint/a11y/noAutofocus: it opens where the person pressed "Fato"
        autoFocus
        aria-label="Tipo do fato"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        {addableFacts.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOfFact(choice)}
          </option>
        ))}
      </select>
      <input
        aria-label="Valor do fato"
        placeholder="500 ml"
        maxLength={MAX_FACT_VALUE}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" variant="ghost" size="icon-sm" aria-label="Salvar fato">
        <Check aria-hidden="true" />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label="Cancelar" onClick={onCancel}>
        <X aria-hidden="true" />
      </Button>
    </form>
  );
}

const closeOnEscape = (onCancel: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') onCancel();
};
