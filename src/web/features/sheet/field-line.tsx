import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { DOUBTS, draftOfSuggestion } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { useFocusOnClose } from '#web/components/writing/use-focus-on-close.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldValue } from './field-value.tsx';
import { ChoiceButton, FillButton, Line, LineButton } from './sheet-parts.tsx';
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
  const mark = field ? 'accepted' : 'empty';
  if (isOpen) {
    return (
      <Line look="editing" mark={mark} label={label} isEditing>
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
      </Line>
    );
  }
  return (
    <Line
      look="field"
      mark={mark}
      label={label}
      actions={
        field && <LineButton ref={openerRef} icon={Pencil} label={`Editar ${label}`} onClick={() => setIsOpen(true)} />
      }
    >
      {field ? (
        <FieldValue fieldKey={fieldKey} field={field} onChange={(next) => sheetActions.saveField(fieldKey, next)} />
      ) : (
        <FillButton ref={openerRef} onClick={() => setIsOpen(true)}>
          Preencher<span className="sr-only"> {label}</span>
        </FillButton>
      )}
    </Line>
  );
}

type SuggestionLineProps = { rivals: readonly [Suggestion, ...Suggestion[]]; sheetActions: SheetActions };

/** A suggestion from the source, or several contradicting ones as a choice: accept, correct or dismiss. */
export function SuggestionLine({ rivals, sheetActions }: SuggestionLineProps) {
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
      <Line look="editing" mark="suggested" label={label} isEditing>
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
      </Line>
    );
  }
  const dismiss = <LineButton icon={X} label={`Dispensar ${label}`} onClick={() => sheetActions.dismiss(rivals)} />;
  if (rivals.length > 1) {
    return (
      <Line look="field" mark="conflict" label={label} actions={dismiss}>
        <RivalChoice rivals={rivals} label={label} onAccept={accept} />
      </Line>
    );
  }
  return (
    <Line
      look="field"
      mark="suggested"
      label={
        <>
          {label}
          <span className="sr-only">, sugestão</span>
        </>
      }
      actions={
        <>
          <LineButton icon={Check} label={`Aceitar ${label}`} isMain onClick={() => accept(first)} />
          <LineButton
            ref={openerRef}
            icon={Pencil}
            label={`Corrigir ${label}`}
            onClick={() => setEditing({ suggestion: first })}
          />
          {dismiss}
        </>
      }
    >
      <FieldValue fieldKey={first.field} field={draftOfSuggestion(first)} />
      <SuggestionQuote suggestion={first} />
    </Line>
  );
}

export function SuggestionQuote({ suggestion: { words, needsLook } }: { suggestion: Suggestion }) {
  return (
    <>
      {needsLook && needsLook !== 'conflict' && (
        <span className="text-ai-300 text-sm/[1.4] lg:col-2">{DOUBTS[needsLook]}</span>
      )}
      {words && <span className="text-fg-muted text-sm/[1.4] lg:col-2">“{words}”</span>}
    </>
  );
}

type RivalChoiceProps = { rivals: readonly Suggestion[]; label: string; onAccept: (suggestion: Suggestion) => void };

/** Several values for one field, each with its quote. */
export function RivalChoice({ rivals, label, onAccept }: RivalChoiceProps) {
  return (
    <>
      <span className="text-danger text-sm/6">{DOUBTS.conflict}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: the row already has a visible label. */}
      <span role="group" aria-label={`Qual ${label}?`} className="mt-1.5 grid gap-2 sm:grid-cols-2 lg:col-2">
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
