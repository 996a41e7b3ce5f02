import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DOUBTS, draftOfSuggestion } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS, fieldRow } from '#domain/sheet/catalogue.ts';
import { GROUPS } from '#domain/sheet/field-row.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import { Mark, RivalChoice, SuggestionQuote } from './field-line.tsx';
import { FieldValue } from './field-value.tsx';
import { rowsOfSuggestions } from './sheet-suggestions.ts';
import type { SuggestionState } from './source-marks.ts';
import type { SheetActions } from './use-sheet.ts';

type Stated = { suggestion: Suggestion; state: SuggestionState };
type Row = { id: string; rivals: readonly [Suggestion, ...Suggestion[]]; state: SuggestionState };

type SuggestionListProps = {
  sheetActions: SheetActions;
  stated: readonly Stated[];
  current: string | undefined;
  onCurrent: (id: string) => void;
  /** Single-key shortcuts work while the list has the focus. */
  hasKeys: boolean;
};

const places = new Map(FIELDS.map(({ key }, place) => [key, place]));

function rowsOf(stated: readonly Stated[]): Row[] {
  const states = new Map(stated.map(({ suggestion, state }) => [suggestion.id, state]));
  return rowsOfSuggestions(stated.map(({ suggestion }) => suggestion)).flatMap((rivals) => {
    const taken = rivals.find(({ id }) => states.get(id) === 'accepted');
    const shown = taken ? ([taken] as const) : rivals;
    return [{ id: shown[0].id, rivals: shown, state: states.get(shown[0].id) ?? 'open' }];
  });
}

/** Suggestions by group, each with its decision; arrow keys move, the current row is highlighted. */
export function SuggestionList({ sheetActions, stated, current, onCurrent, hasKeys }: SuggestionListProps) {
  const rows = rowsOf(stated);
  const groups = GROUPS.map((group) => ({
    group,
    rows: rows
      .filter(({ rivals }) => fieldRow(rivals[0].field).group === group)
      .sort((one, other) => (places.get(one.rivals[0].field) ?? 0) - (places.get(other.rivals[0].field) ?? 0)),
  })).filter((each) => each.rows.length > 0);
  const walk = groups.flatMap((each) => each.rows);
  const [editing, setEditing] = useState<{ id: string; problem?: string | undefined }>();
  const listRef = useRef<HTMLDivElement>(null);
  const mayFocus = useRef(false);
  /** After a tap the page stays where it is; keys bring the row with the focus into view. */
  const isTap = useRef(false);
  const isOpenRow = ({ state }: Row) => state === 'open' || state === 'conflict';
  const currentRow =
    walk.find(({ rivals }) => rivals.some(({ id }) => id === current)) ?? walk.find(isOpenRow) ?? walk[0];

  useEffect(() => {
    if (!mayFocus.current || editing) return;
    mayFocus.current = false;
    const row = listRef.current?.querySelector<HTMLElement>(`[data-row="${currentRow?.id}"]`);
    row?.focus({ preventScroll: isTap.current });
  });

  const goTo = (row: Row | undefined) => {
    if (!row) return;
    mayFocus.current = true;
    onCurrent(row.id);
  };
  /** The nearest that waits: the first of all may be far above. */
  const next = (row: Row) => {
    const at = walk.indexOf(row);
    return walk.slice(at + 1).find(isOpenRow) ?? walk.slice(0, at).findLast(isOpenRow);
  };
  const accept = (row: Row, suggestion: Suggestion) => {
    const problem = sheetActions.accept(suggestion);
    if (problem) setEditing({ id: suggestion.id, problem });
    else goTo(next(row) ?? row);
  };
  const dismiss = (row: Row) => {
    sheetActions.dismiss(row.rivals);
    goTo(next(row) ?? row);
  };

  function handleKey(event: KeyboardEvent) {
    isTap.current = false;
    const target = event.target as HTMLElement;
    if (!currentRow || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, form')) return;
    const at = walk.indexOf(currentRow);
    const act = () => {
      if (event.key === 'ArrowDown') return () => goTo(walk[at + 1]);
      if (event.key === 'ArrowUp') return () => goTo(walk[at - 1]);
      if (!hasKeys) return undefined;
      if (event.key === 'z' || event.key === 'Z') return sheetActions.undoLast;
      if (!isOpenRow(currentRow)) return undefined;
      if (event.key === 'x' || event.key === 'X') return () => dismiss(currentRow);
      if (currentRow.rivals.length > 1) return undefined;
      if (event.key === 'e' || event.key === 'E') return () => setEditing({ id: currentRow.id });
      const isOnRow = target.dataset.row !== undefined;
      return event.key === 'Enter' && isOnRow ? () => accept(currentRow, currentRow.rivals[0]) : undefined;
    };
    const does = act();
    if (!does) return;
    event.preventDefault();
    does();
  }

  const counts = (state: SuggestionState) => rows.filter((row) => row.state === state).length;
  return (
    <section aria-labelledby="para-decidir">
      <h2 className="suggestion-count" id="para-decidir">
        {sheetActions.isReading ? (
          'Para decidir'
        ) : (
          <>
            <b>{walk.filter(isOpenRow).length}</b> para decidir
          </>
        )}
        <small>
          {[countOf(counts('accepted'), 'aceita'), countOf(counts('dismissed'), 'dispensada')]
            .filter(Boolean)
            .join(', ')}
        </small>
      </h2>
      {sheetActions.isReading && <p className="text-fg-muted">Lendo o texto do fornecedor...</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the rows inside, which take the focus. */}
      <div
        ref={listRef}
        onKeyDown={handleKey}
        onClickCapture={({ detail }) => {
          isTap.current = detail > 0;
        }}
      >
        {groups.map(({ group, rows: inGroup }) => (
          <section key={group} aria-label={group}>
            <h3 className="suggestion-group">{group}</h3>
            <ul>
              {inGroup.map((row) => {
                const isCurrent = row === currentRow;
                const edited = editing && row.rivals.find(({ id }) => id === editing.id);
                return (
                  <li
                    key={row.id}
                    className="suggestion-row"
                    data-row={row.id}
                    data-state={row.state}
                    data-current={isCurrent}
                    aria-current={isCurrent}
                    tabIndex={isCurrent ? 0 : -1}
                    // Not when a button inside gets the focus: it would be re-rendered between press and release.
                    onFocus={(event) => event.target === event.currentTarget && onCurrent(row.id)}
                  >
                    {edited ? (
                      <>
                        <Mark state="suggested" />
                        <div className="field-said">
                          <span className="field-label">{fieldRow(edited.field).label}</span>
                          <FieldEditor
                            fieldKey={edited.field}
                            field={draftOfSuggestion(edited)}
                            firstProblem={editing?.problem}
                            onSave={(field) => {
                              sheetActions.correct(edited, field);
                              setEditing(undefined);
                              goTo(next(row) ?? row);
                            }}
                            onCancel={() => {
                              setEditing(undefined);
                              goTo(row);
                            }}
                          />
                        </div>
                      </>
                    ) : (
                      <RowContent
                        row={row}
                        isCurrent={isCurrent}
                        hasKeys={hasKeys}
                        onAccept={(suggestion) => accept(row, suggestion)}
                        onCorrect={() => setEditing({ id: row.id })}
                        onDismiss={() => dismiss(row)}
                        onReopen={() => {
                          for (const suggestion of row.rivals) sheetActions.reopen(suggestion);
                          goTo(row);
                        }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const countOf = (count: number, word: string): string =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;

type RowContentProps = {
  row: Row;
  isCurrent: boolean;
  hasKeys: boolean;
  onAccept: (suggestion: Suggestion) => void;
  onCorrect: () => void;
  onDismiss: () => void;
  onReopen: () => void;
};

const MARKS = { open: 'suggested', conflict: 'conflict', accepted: 'accepted', dismissed: 'empty' } as const;

function RowContent({ row, isCurrent, hasKeys, onAccept, onCorrect, onDismiss, onReopen }: RowContentProps) {
  const { rivals, state } = row;
  const [first] = rivals;
  const { label } = fieldRow(first.field);
  const isOpen = state === 'open' || state === 'conflict';
  const hasRivals = rivals.length > 1 && isOpen;
  const kbd = (key: string) => hasKeys && <kbd>{key}</kbd>;
  return (
    <>
      <Mark state={MARKS[state]} />
      <div className="field-said">
        <span className="field-label">
          {label}
          {state === 'dismissed' && <span className="sr-only">, dispensada</span>}
        </span>
        {hasRivals ? (
          <>
            <span className="field-conflict">{DOUBTS.conflict}</span>
            <RivalChoice rivals={rivals} label={label} onAccept={onAccept} />
          </>
        ) : (
          <>
            <FieldValue fieldKey={first.field} field={draftOfSuggestion(first)} />
            {isOpen && <SuggestionQuote suggestion={first} />}
          </>
        )}
        {isOpen && isCurrent && !hasRivals && (
          <div className="suggestion-do">
            <Button size="sm" onClick={() => onAccept(first)}>
              Aceitar<span className="sr-only"> {label}</span>
              {kbd('Enter')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onCorrect}>
              Corrigir<span className="sr-only"> {label}</span>
              {kbd('E')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDismiss}>
              Dispensar<span className="sr-only"> {label}</span>
              {kbd('X')}
            </Button>
          </div>
        )}
      </div>
      <div className="field-actions">
        {!isOpen && (
          <Button size="sm" variant="ghost" onClick={onReopen}>
            Desfazer<span className="sr-only"> {label}</span>
          </Button>
        )}
        {isOpen && !isCurrent && !hasRivals && (
          <>
            <Button
              variant="ghost"
              size="icon-sm"
              className="field-accept"
              aria-label={`Aceitar ${label}`}
              onClick={() => onAccept(first)}
            >
              <Check aria-hidden="true" />
            </Button>
            <Button variant="ghost" size="icon-sm" aria-label={`Corrigir ${label}`} onClick={onCorrect}>
              <Pencil aria-hidden="true" />
            </Button>
          </>
        )}
        {isOpen && (!isCurrent || hasRivals) && (
          <Button variant="ghost" size="icon-sm" aria-label={`Dispensar ${label}`} onClick={onDismiss}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
    </>
  );
}
