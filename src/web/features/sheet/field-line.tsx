import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { DOUBTS, draftOfSuggestion } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useFocusOnClose } from '#web/components/writing/use-focus-on-close.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldValue } from './field-value.tsx';
import type { SheetActions } from './use-sheet.ts';

type FieldLineProps = { fieldKey: FieldKey; sheetActions: SheetActions; startOpen?: boolean; onClose?: () => void };

/** One field of the sheet, accepted or empty, edited in place. */
export function FieldLine({ fieldKey, sheetActions, startOpen = false, onClose }: FieldLineProps) {
  const [isOpen, setIsOpen] = useState(startOpen);
  const openerRef = useFocusOnClose(isOpen);
  const field = sheetActions.sheet[fieldKey];
  const { label } = fieldRow(fieldKey);
  const close = () => {
    setIsOpen(false);
    onClose?.();
  };
  if (isOpen) {
    return (
      <li className="field-line" data-editing="true">
        <Mark state={field ? 'accepted' : 'empty'} />
        <div className="field-said">
          <span className="field-label">{label}</span>
          <FieldEditor
            fieldKey={fieldKey}
            field={field}
            current={field}
            onSave={(next) => {
              sheetActions.saveField(fieldKey, next);
              close();
            }}
            onCancel={close}
            onRemove={
              field &&
              (() => {
                sheetActions.removeField(fieldKey);
                close();
              })
            }
          />
        </div>
      </li>
    );
  }
  return (
    <li className="field-line">
      <Mark state={field ? 'accepted' : 'empty'} />
      <div className="field-said">
        <span className="field-label">{label}</span>
        {field ? (
          <FieldValue fieldKey={fieldKey} field={field} onChange={(next) => sheetActions.saveField(fieldKey, next)} />
        ) : (
          <button ref={openerRef} type="button" className="field-fill" onClick={() => setIsOpen(true)}>
            Preencher<span className="sr-only"> {label}</span>
          </button>
        )}
      </div>
      {field && (
        <div className="field-actions">
          <Button
            ref={openerRef}
            variant="ghost"
            size="icon-sm"
            aria-label={`Editar ${label}`}
            onClick={() => setIsOpen(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
        </div>
      )}
    </li>
  );
}

export function Mark({ state }: { state: 'accepted' | 'suggested' | 'empty' | 'conflict' }) {
  return <i className="field-mark" data-state={state} aria-hidden="true" />;
}

/** A suggestion from the source, or several contradicting ones: accept, correct or dismiss. */
export function SuggestionLine({
  rivals,
  sheetActions,
}: {
  rivals: readonly [Suggestion, ...Suggestion[]];
  sheetActions: SheetActions;
}) {
  const [editing, setEditing] = useState<{ suggestion: Suggestion; problem?: string | undefined }>();
  const openerRef = useFocusOnClose(editing !== undefined);
  const [first] = rivals;
  const { label } = fieldRow(first.field);
  const accept = (suggestion: Suggestion) => {
    const problem = sheetActions.accept(suggestion);
    if (problem) setEditing({ suggestion, problem });
  };
  if (editing) {
    const { suggestion, problem } = editing;
    return (
      <li className="field-line" data-editing="true">
        <Mark state="suggested" />
        <div className="field-said">
          <span className="field-label">{label}</span>
          <FieldEditor
            fieldKey={suggestion.field}
            field={draftOfSuggestion(suggestion)}
            firstProblem={problem}
            onSave={(next) => {
              sheetActions.correct(suggestion, next);
              setEditing(undefined);
            }}
            onCancel={() => setEditing(undefined)}
          />
        </div>
      </li>
    );
  }
  if (rivals.length > 1) return <RivalsLine rivals={rivals} sheetActions={sheetActions} onAccept={accept} />;
  return (
    <li className="field-line">
      <Mark state="suggested" />
      <div className="field-said">
        <span className="field-label">
          {label}
          <span className="sr-only">, sugestão</span>
        </span>
        <FieldValue fieldKey={first.field} field={draftOfSuggestion(first)} />
        <SuggestionQuote suggestion={first} />
      </div>
      <div className="field-actions">
        <Button
          variant="ghost"
          size="icon-sm"
          className="field-accept"
          aria-label={`Aceitar ${label}`}
          onClick={() => accept(first)}
        >
          <Check aria-hidden="true" />
        </Button>
        <Button
          ref={openerRef}
          variant="ghost"
          size="icon-sm"
          aria-label={`Corrigir ${label}`}
          onClick={() => setEditing({ suggestion: first })}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Dispensar ${label}`}
          onClick={() => sheetActions.dismiss(rivals)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

export function SuggestionQuote({ suggestion: { words, needsLook } }: { suggestion: Suggestion }) {
  return (
    <>
      {needsLook && needsLook !== 'conflict' && <span className="field-doubt">{DOUBTS[needsLook]}</span>}
      {words && <span className="field-quote">“{words}”</span>}
    </>
  );
}

type RivalsLineProps = {
  rivals: readonly [Suggestion, ...Suggestion[]];
  sheetActions: SheetActions;
  onAccept: (suggestion: Suggestion) => void;
};

/** Two values for one field: shows both quotes as a choice. */
function RivalsLine({ rivals, sheetActions, onAccept }: RivalsLineProps) {
  const { label } = fieldRow(rivals[0].field);
  return (
    <li className="field-line" data-conflict="true">
      <Mark state="conflict" />
      <div className="field-said">
        <span className="field-label">{label}</span>
        <span className="field-conflict">{DOUBTS.conflict}</span>
        <RivalChoice rivals={rivals} label={label} onAccept={onAccept} />
      </div>
      <div className="field-actions">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Dispensar ${label}`}
          onClick={() => sheetActions.dismiss(rivals)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

type RivalChoiceProps = { rivals: readonly Suggestion[]; label: string; onAccept: (suggestion: Suggestion) => void };

export function RivalChoice({ rivals, label, onAccept }: RivalChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row already has a visible label.
    <span role="group" aria-label={`Qual ${label}?`} className="field-rivals">
      {rivals.map((suggestion) => (
        <button key={suggestion.id} type="button" onClick={() => onAccept(suggestion)}>
          <FieldValue fieldKey={suggestion.field} field={draftOfSuggestion(suggestion)} />
          <span className="field-quote">“{suggestion.words}”</span>
        </button>
      ))}
    </span>
  );
}
