import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Fact } from '#domain/robots/facts.ts';
import type { Warning } from '#domain/robots/warnings.ts';
import { FactForm, NewFactForm } from './fact-form.tsx';
import { labelOfFact, valueOfFact } from './fact-words.ts';
import { useFocusOnClose } from './use-focus-on-close.ts';
import './writing.css';

type FactState = 'kept' | 'missing' | 'unclear' | 'doubtful' | 'plain';

type FactsStripProps = {
  facts: readonly Fact[];
  warnings: readonly Warning[];
  /** The text has to repeat every fact, so each is either in it or missing. */
  isWhole: boolean;
  onFactsChange: (facts: Fact[]) => void;
};

const words: Record<Exclude<FactState, 'plain'>, { count: string; aloud: string; chip: string }> = {
  kept: { count: 'no texto', aloud: ', no texto', chip: '' },
  missing: { count: 'faltou no texto', aloud: '', chip: 'faltou no texto' },
  unclear: { count: 'a explicar', aloud: '', chip: 'o que este número mede?' },
  doubtful: { count: 'a conferir', aloud: '', chip: 'a conferir' },
};

/** What the text states about the product, one chip each: press one to correct or remove it. */
export function FactsStrip({ facts, warnings, isWhole, onFactsChange }: FactsStripProps) {
  const [open, setOpen] = useState<string>();
  const addRef = useFocusOnClose(open === 'new');
  const missing = new Set(warnings.filter(isAboutLoss).map(({ factId }) => factId));
  const stateOf = (fact: Fact): FactState => {
    if (fact.kind === 'number') return 'unclear';
    if (fact.unsure) return 'doubtful';
    if (missing.has(fact.id)) return 'missing';
    return isWhole ? 'kept' : 'plain';
  };
  const close = () => setOpen(undefined);
  const change = (next: Fact[]) => {
    onFactsChange(next);
    close();
  };

  return (
    <section className="facts" aria-labelledby="fatos">
      <header>
        <h2 className="h3" id="fatos">
          Fatos do produto
        </h2>
        <p className="facts-key">
          {(['kept', 'missing', 'doubtful', 'unclear'] as const).map((state) => {
            const count = facts.filter((fact) => stateOf(fact) === state).length;
            return count === 0 ? null : (
              <span key={state}>
                <i className="fact-mark" data-state={state} aria-hidden="true" />
                {count} {words[state].count}
              </span>
            );
          })}
        </p>
      </header>
      <ul>
        {facts.map((fact) => (
          <FactItem
            key={fact.id}
            fact={fact}
            state={stateOf(fact)}
            isOpen={open === fact.id}
            onOpen={() => setOpen(fact.id)}
            onSave={(next) => change(facts.map((each) => (each.id === fact.id ? next : each)))}
            onRemove={() => {
              addRef.current?.focus();
              change(facts.filter(({ id }) => id !== fact.id));
            }}
            onCancel={close}
          />
        ))}
        <li>
          {open === 'new' ? (
            <NewFactForm onSave={(fact) => change([...facts, fact])} onCancel={close} />
          ) : (
            <button ref={addRef} type="button" className="fact fact-add" onClick={() => setOpen('new')}>
              <Plus aria-hidden="true" className="size-4" />
              Fato
            </button>
          )}
        </li>
      </ul>
    </section>
  );
}

type FactItemProps = {
  fact: Fact;
  state: FactState;
  isOpen: boolean;
  onOpen: () => void;
  onSave: (fact: Fact) => void;
  onRemove: () => void;
  onCancel: () => void;
};

function FactItem({ fact, state, isOpen, onOpen, onSave, onRemove, onCancel }: FactItemProps) {
  const chipRef = useFocusOnClose(isOpen);
  const said = state === 'plain' ? undefined : words[state];
  return (
    <li>
      {isOpen ? (
        <FactForm fact={fact} onSave={onSave} onRemove={onRemove} onCancel={onCancel} />
      ) : (
        <button
          ref={chipRef}
          type="button"
          className="fact"
          data-state={state}
          title={fact.clause && `No seu texto: ${fact.clause}`}
          onClick={onOpen}
        >
          {state !== 'plain' && <i className="fact-mark" data-state={state} aria-hidden="true" />}
          <small>{labelOfFact(fact)}</small>
          {valueOfFact(fact)}
          {said?.chip && <em>{said.chip}</em>}
          {said?.aloud && <span className="sr-only">{said.aloud}</span>}
        </button>
      )}
    </li>
  );
}

const isAboutLoss = ({ code }: Warning): boolean => code === 'fact_lost' || code === 'number_changed';
