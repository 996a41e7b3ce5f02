import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { draftOfSuggestion } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { DOUBTS, type Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldValue } from './field-line.tsx';
import { ChoiceButton, Kbd, Line, LineButton } from './sheet-parts.tsx';
import type { SheetActions, SuggestionState } from './use-sheet.ts';

type SuggestionRowProps = {
  rivals: readonly [Suggestion, ...Suggestion[]];
  state: SuggestionState;
  sheetActions: SheetActions;
  /** In the list beside the text one row is the current one and takes the focus. */
  inList?: { isCurrent: boolean; hasKeys: boolean; onFocus: () => void; onDecided: () => void };
};

export const isOpenState = (state: SuggestionState): boolean => state === 'open' || state === 'conflict';

const MARKS = { open: 'suggested', conflict: 'conflict', accepted: 'accepted', dismissed: 'empty' } as const;

/** A suggestion from the source, or several contradicting ones as a choice: accept, correct or dismiss. */
export function SuggestionRow({ rivals, state, sheetActions, inList }: SuggestionRowProps) {
  const [editing, setEditing] = useState<{ suggestion: Suggestion; problem?: string | undefined }>();
  const lineRef = useFocusOnClose<HTMLLIElement>(editing !== undefined);
  const buttonRef = useFocusOnClose(editing !== undefined);
  const [first] = rivals;
  const { label } = fieldRow(first.field);
  const { isCurrent = false, hasKeys = false } = inList ?? {};
  const isOpen = isOpenState(state);
  const hasRivals = rivals.length > 1 && isOpen;

  const accept = (suggestion: Suggestion) => {
    const problem = sheetActions.accept(suggestion);
    if (problem) setEditing({ suggestion, problem });
    else inList?.onDecided();
  };
  const dismiss = () => {
    sheetActions.dismiss(rivals);
    inList?.onDecided();
  };
  const line = inList && {
    ref: lineRef,
    'data-row': first.id,
    'aria-current': isCurrent,
    tabIndex: isCurrent ? 0 : -1,
    // Not when a button inside gets the focus: it would be re-rendered between press and release.
    onFocus: (event: { target: unknown; currentTarget: unknown }) =>
      event.target === event.currentTarget && inList.onFocus(),
  };
  const look = !inList ? 'field' : isCurrent ? 'current' : 'suggestion';

  if (editing) {
    const { suggestion, problem } = editing;
    return (
      <Line {...line} look={inList ? look : 'editing'} mark="suggested" label={label} isEditing>
        <FieldEditor
          fieldKey={suggestion.field}
          field={draftOfSuggestion(suggestion)}
          firstProblem={problem}
          onSave={(next) => {
            sheetActions.correct(suggestion, next);
            setEditing(undefined);
            inList?.onDecided();
          }}
          onCancel={() => setEditing(undefined)}
        />
      </Line>
    );
  }

  const decisions = [
    { word: 'Aceitar', key: 'Enter', icon: Check, onClick: () => accept(first) },
    { word: 'Corrigir', key: 'E', icon: Pencil, onClick: () => setEditing({ suggestion: first }) },
    { word: 'Dispensar', key: 'X', icon: X, onClick: dismiss },
  ].slice(hasRivals ? -1 : 0);
  const hasWideButtons = isCurrent && !hasRivals;
  const keyOf = (key: string) => (isCurrent && hasKeys ? { 'data-key': key } : {});
  return (
    <Line
      {...line}
      look={look}
      mark={MARKS[state]}
      label={
        <>
          {label}
          {!inList && !hasRivals && <span className="sr-only">, sugestão</span>}
          {state === 'dismissed' && <span className="sr-only">, dispensada</span>}
        </>
      }
      actions={
        isOpen ? (
          !hasWideButtons &&
          decisions.map(({ word, key, icon, onClick }) => (
            <LineButton
              key={word}
              {...keyOf(key)}
              {...(!inList && word === 'Corrigir' && { ref: buttonRef })}
              icon={icon}
              label={`${word} ${label}`}
              isMain={word === 'Aceitar'}
              onClick={onClick}
            />
          ))
        ) : (
          <Button
            size="sm"
            variant="ghost"
            className="text-fg-muted hover:text-fg"
            onClick={() => {
              for (const suggestion of rivals) sheetActions.reopen(suggestion);
              lineRef.current?.focus();
            }}
          >
            Desfazer<span className="sr-only"> {label}</span>
          </Button>
        )
      }
    >
      {hasRivals ? (
        <RivalChoice rivals={rivals} label={label} onAccept={accept} />
      ) : (
        <>
          <FieldValue fieldKey={first.field} field={draftOfSuggestion(first)} isDismissed={state === 'dismissed'} />
          {isOpen && <SuggestionQuote suggestion={first} />}
        </>
      )}
      {isOpen && hasWideButtons && (
        <div className="mt-2 flex flex-wrap gap-1.5 max-sm:*:flex-[1_0_auto] max-sm:*:px-2">
          {decisions.map(({ word, key, onClick }) => (
            <Button
              key={word}
              {...keyOf(key)}
              size="sm"
              {...(word !== 'Aceitar' && { variant: 'ghost' })}
              onClick={onClick}
            >
              {word}
              <span className="sr-only"> {label}</span>
              {hasKeys && <Kbd>{key}</Kbd>}
            </Button>
          ))}
        </div>
      )}
    </Line>
  );
}

function SuggestionQuote({ suggestion: { words, needsLook } }: { suggestion: Suggestion }) {
  return (
    <>
      {needsLook && needsLook !== 'conflict' && <span className="text-ai-300 text-sm/[1.4]">{DOUBTS[needsLook]}</span>}
      {words && <span className="text-fg-muted text-sm/[1.4]">“{words}”</span>}
    </>
  );
}

type RivalChoiceProps = { rivals: readonly Suggestion[]; label: string; onAccept: (suggestion: Suggestion) => void };

function RivalChoice({ rivals, label, onAccept }: RivalChoiceProps) {
  return (
    <>
      <span className="text-danger text-sm/6">{DOUBTS.conflict}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the row already has a visible label. */}
      <span role="group" aria-label={`Qual ${label}?`} className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {rivals.map((suggestion) => (
          <ChoiceButton key={suggestion.id} onClick={() => onAccept(suggestion)}>
            <FieldValue fieldKey={suggestion.field} field={draftOfSuggestion(suggestion)} />
            <span className="text-fg-muted text-sm/[1.4]">“{suggestion.words}”</span>
          </ChoiceButton>
        ))}
      </span>
    </>
  );
}
