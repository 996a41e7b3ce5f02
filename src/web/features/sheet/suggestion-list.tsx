import { type KeyboardEvent, useRef } from 'react';
import { isReadTogether, rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS, fieldRow } from '#domain/sheet/all-fields.ts';
import { GROUPS } from '#domain/sheet/field-row.ts';
import type { Suggestion } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { isOpenState, SuggestionRow } from './suggestion-row.tsx';
import type { SheetActions, StatedSuggestion, SuggestionState } from './use-sheet.ts';

type SuggestionListProps = {
  sheetActions: SheetActions;
  stated: readonly StatedSuggestion[];
  current: string | undefined;
  onCurrent: (id: string) => void;
  /** Single-key shortcuts work while the list has the focus. */
  hasKeys: boolean;
};

type Row = { id: string; rivals: readonly [Suggestion, ...Suggestion[]]; state: SuggestionState };

const places = new Map(FIELDS.map(({ key }, place) => [key, place]));

function rowsOf(stated: readonly StatedSuggestion[]): Row[] {
  const states = new Map(stated.map(({ suggestion, state }) => [suggestion.id, state]));
  return rowsOfSuggestions(stated.map(({ suggestion }) => suggestion)).map((rivals) => {
    const taken = rivals.find(({ id }) => states.get(id) === 'accepted');
    const shown = taken ? ([taken] as const) : rivals;
    return { id: shown[0].id, rivals: shown, state: states.get(shown[0].id) ?? 'open' };
  });
}

const isOpenRow = ({ state }: Row): boolean => isOpenState(state);

export function SuggestionList({ sheetActions, stated, current, onCurrent, hasKeys }: SuggestionListProps) {
  const rows = rowsOf(stated);
  const groups = GROUPS.map((group) => ({
    group,
    rows: rows
      .filter(({ rivals }) => fieldRow(rivals[0].field).group === group)
      .sort((one, other) => (places.get(one.rivals[0].field) ?? 0) - (places.get(other.rivals[0].field) ?? 0)),
  })).filter((each) => each.rows.length > 0);
  const walk = groups.flatMap((each) => each.rows);
  const listRef = useRef<HTMLDivElement>(null);
  /** After a tap the page stays where it is; keys bring the row with the focus into view. */
  const isTap = useRef(false);
  const currentRow =
    walk.find(({ rivals }) => rivals.some(({ id }) => id === current)) ?? walk.find(isOpenRow) ?? walk[0];

  /** With the focus a row becomes the current one. */
  const goTo = (row: Row | undefined) =>
    listRef.current?.querySelector<HTMLElement>(`[data-row="${row?.id}"]`)?.focus({ preventScroll: isTap.current });
  /** The nearest that waits: the first of all may be far above. */
  const goToNext = (row: Row) => {
    const at = walk.indexOf(row);
    goTo(walk.slice(at + 1).find(isOpenRow) ?? walk.slice(0, at).findLast(isOpenRow) ?? row);
  };

  function handleKey(event: KeyboardEvent) {
    isTap.current = false;
    const target = event.target as HTMLElement;
    if (!currentRow || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, textarea, select, form')) return;
    // On a button Enter is a press of its own.
    if (event.key === 'Enter' && target.dataset.row === undefined) return;
    const at = walk.indexOf(currentRow);
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const button = listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (key === 'ArrowDown') goTo(walk[at + 1]);
    else if (key === 'ArrowUp') goTo(walk[at - 1]);
    else if (key === 'Z' && hasKeys) sheetActions.undoLast();
    else if (button) button.click();
    else return;
    event.preventDefault();
  }

  const countOf = (state: SuggestionState, word: string): string => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
  };
  const openCount = walk.filter(isOpenRow).length;
  const accepted = countOf('accepted', 'aceita');
  const dismissed = countOf('dismissed', 'dispensada');
  return (
    <section aria-labelledby="para-decidir">
      <h2
        className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-display font-semibold text-lg/none tabular-nums"
        id="para-decidir"
      >
        {sheetActions.isReading ? (
          'Para decidir'
        ) : openCount > 0 ? (
          <>
            <b className="font-[650] text-[2.25rem] tracking-[-0.03em]">{openCount}</b> para decidir
          </>
        ) : (
          `Tudo ${dismissed ? 'decidido' : 'aceito'}`
        )}
        <small className="ml-3 font-normal font-sans text-fg-muted text-sm/[1.35] normal-nums">
          {[accepted, dismissed].filter(Boolean).join(', ')}
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
              {inGroup.map((row) => (
                <SuggestionRow
                  key={row.id}
                  rivals={row.rivals}
                  state={row.state}
                  sheetActions={sheetActions}
                  inList={{
                    isCurrent: row === currentRow,
                    hasKeys,
                    onFocus: () => onCurrent(row.id),
                    onDecided: () => goToNext(row),
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function AcceptGroup({ rows, onAccept }: { rows: readonly Row[]; onAccept: (group: readonly Suggestion[]) => void }) {
  const open = rows.filter(isOpenRow).flatMap(({ rivals }) => rivals.filter(isReadTogether));
  if (open.length < 2) return null;
  return (
    <Button size="sm" onClick={() => onAccept(open)}>
      Aceitar as {open.length}
    </Button>
  );
}
