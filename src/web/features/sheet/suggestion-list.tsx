import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { draftOfSuggestion, isReadTogether, rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS, fieldRow } from '#domain/sheet/all-fields.ts';
import { GROUPS } from '#domain/sheet/field-row.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FieldValue, RivalChoice, SuggestionQuote } from './field-line.tsx';
import { Kbd, Line, LineButton } from './sheet-parts.tsx';
import type { SheetActions, SuggestionState } from './use-sheet.ts';

type Stated = { suggestion: Suggestion; state: SuggestionState };

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

  const openCount = walk.filter(isOpenRow).length;
  const counts = (state: SuggestionState) => rows.filter((row) => row.state === state).length;
  return (
    <section aria-labelledby="para-decidir">
      <h2
        className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-display font-semibold text-lg/none tabular-nums"
        id="para-decidir"
      >
        {sheetActions.isReading ? (
          'Para decidir'
        ) : openCount === 0 ? (
          counts('dismissed') > 0 ? (
            'Tudo decidido'
          ) : (
            'Tudo aceito'
          )
        ) : (
          <>
            <b className="font-[650] text-[2.25rem] tracking-[-0.03em]">{openCount}</b> para decidir
          </>
        )}
        <small className="ml-3 font-normal font-sans text-fg-muted text-sm/[1.35] normal-nums">
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
            <header className="flex flex-wrap items-end justify-between gap-2 border-line-strong border-b pt-4.5 pb-1.5">
              <h3 className="font-[550] text-fg-muted text-sm">{group}</h3>
              <AcceptGroup rows={inGroup} onAccept={sheetActions.acceptAll} />
            </header>
            <ul>
              {inGroup.map((row) => {
                const edited = editing && row.rivals.find(({ id }) => id === editing.id);
                return (
                  <SuggestionRow
                    key={row.id}
                    row={row}
                    isCurrent={row === currentRow}
                    hasKeys={hasKeys}
                    editor={
                      edited && (
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
                      )
                    }
                    onFocus={() => onCurrent(row.id)}
                    onAccept={(suggestion) => accept(row, suggestion)}
                    onCorrect={() => setEditing({ id: row.id })}
                    onDismiss={() => dismiss(row)}
                    onReopen={() => {
                      for (const suggestion of row.rivals) sheetActions.reopen(suggestion);
                      goTo(row);
                    }}
                  />
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

function AcceptGroup({ rows, onAccept }: { rows: readonly Row[]; onAccept: (group: readonly Suggestion[]) => void }) {
  const open = rows.filter(isOpenRow).flatMap(({ rivals }) => rivals.filter(isReadTogether));
  if (open.length < 2) return null;
  return (
    <Button size="sm" onClick={() => onAccept(open)}>
      Aceitar as {open.length}
    </Button>
  );
}

type Row = { id: string; rivals: readonly [Suggestion, ...Suggestion[]]; state: SuggestionState };

const isOpenRow = ({ state }: Row) => state === 'open' || state === 'conflict';

type SuggestionRowProps = {
  row: Row;
  isCurrent: boolean;
  hasKeys: boolean;
  editor: ReactNode;
  onFocus: () => void;
  onAccept: (suggestion: Suggestion) => void;
  onCorrect: () => void;
  onDismiss: () => void;
  onReopen: () => void;
};

const MARKS = { open: 'suggested', conflict: 'conflict', accepted: 'accepted', dismissed: 'empty' } as const;

function SuggestionRow(props: SuggestionRowProps) {
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
        <div className="mt-2 flex flex-wrap gap-1.5 max-sm:*:flex-[1_0_auto] max-sm:*:px-2">
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
