import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { draftOfSuggestion } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { RivalChoice, SuggestionQuote } from './field-line.tsx';
import { FieldValue } from './field-value.tsx';
import { Kbd, Line, LineButton } from './sheet-parts.tsx';
import type { SuggestionState } from './source-marks.ts';

export type Row = { id: string; rivals: readonly [Suggestion, ...Suggestion[]]; state: SuggestionState };

export const isOpenRow = ({ state }: Row) => state === 'open' || state === 'conflict';

type SuggestionRowProps = {
  row: Row;
  isCurrent: boolean;
  hasKeys: boolean;
  /** Takes the place of value and actions. */
  editor: ReactNode;
  onFocus: () => void;
  onAccept: (suggestion: Suggestion) => void;
  onCorrect: () => void;
  onDismiss: () => void;
  onReopen: () => void;
};

const MARKS = { open: 'suggested', conflict: 'conflict', accepted: 'accepted', dismissed: 'empty' } as const;

/** A suggestion beside the text, with its decision. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { row, isCurrent, hasKeys, editor, onFocus, onAccept, onCorrect, onDismiss, onReopen } = props;
  const { rivals, state } = row;
  const [first] = rivals;
  const { label } = fieldRow(first.field);
  const line = {
    look: isCurrent ? 'current' : 'suggestion',
    'data-row': row.id,
    'aria-current': isCurrent,
    tabIndex: isCurrent ? 0 : -1,
    // Not when a button inside gets the focus: it would be re-rendered between press and release.
    onFocus: (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget && onFocus(),
  } as const;
  if (editor) {
    return (
      <Line {...line} mark="suggested" label={label} isEditing>
        {editor}
      </Line>
    );
  }
  const isOpen = isOpenRow(row);
  const hasRivals = rivals.length > 1 && isOpen;
  const says = (word: string, key: string) => (
    <>
      {word}
      <span className="sr-only"> {label}</span>
      {hasKeys && <Kbd>{key}</Kbd>}
    </>
  );
  return (
    <Line
      {...line}
      mark={MARKS[state]}
      label={
        <>
          {label}
          {state === 'dismissed' && <span className="sr-only">, dispensada</span>}
        </>
      }
      actions={
        <>
          {!isOpen && (
            <Button size="sm" variant="ghost" className="text-fg-muted hover:text-fg" onClick={onReopen}>
              Desfazer<span className="sr-only"> {label}</span>
            </Button>
          )}
          {isOpen && !isCurrent && !hasRivals && (
            <>
              <LineButton icon={Check} label={`Aceitar ${label}`} isMain onClick={() => onAccept(first)} />
              <LineButton icon={Pencil} label={`Corrigir ${label}`} onClick={onCorrect} />
            </>
          )}
          {isOpen && (!isCurrent || hasRivals) && (
            <LineButton icon={X} label={`Dispensar ${label}`} onClick={onDismiss} />
          )}
        </>
      }
    >
      {hasRivals ? (
        <RivalChoice rivals={rivals} label={label} onAccept={onAccept} />
      ) : (
        <>
          <FieldValue fieldKey={first.field} field={draftOfSuggestion(first)} isDismissed={state === 'dismissed'} />
          {isOpen && <SuggestionQuote suggestion={first} />}
        </>
      )}
      {isOpen && isCurrent && !hasRivals && (
        <div className="mt-2 flex flex-wrap gap-1.5 max-sm:*:flex-[1_0_auto] max-sm:*:px-2 lg:col-2">
          <Button size="sm" onClick={() => onAccept(first)}>
            {says('Aceitar', 'Enter')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onCorrect}>
            {says('Corrigir', 'E')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {says('Dispensar', 'X')}
          </Button>
        </div>
      )}
    </Line>
  );
}
