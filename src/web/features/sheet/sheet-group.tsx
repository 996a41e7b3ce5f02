import { ChevronRight, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { FIELDS } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Group } from '#domain/sheet/field-row.ts';
import { firstFields, goodsOf } from '#domain/sheet/goods-kinds.ts';
import { Button } from '#web/components/ui/button.tsx';
import { LazyDropdown } from '#web/components/ui/overlay/lazy-dropdown.tsx';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { FieldLine, SuggestionLine } from './field-line.tsx';
import { rowsOfSuggestions } from './sheet-suggestions.ts';
import type { SheetActions } from './use-sheet.ts';

const HINTS: Partial<Record<Group, string>> = {
  'Fora da ficha': 'Só para você e para quem escreve. O comprador nunca vê.',
};

/** Fields of a group that have a value or are usual for this kind of goods; the others are behind "+". */
export function SheetGroup({ group, sheetActions }: { group: Group; sheetActions: SheetActions }) {
  const { sheet, open } = sheetActions;
  const fields = FIELDS.filter((row) => row.group === group);
  const first = new Set<FieldKey>(firstFields(goodsOf(sheet)));
  const [added, setAdded] = useState<readonly FieldKey[]>([]);
  const suggested = new Set(open.map(({ field }) => field));
  const isEmpty = !fields.some(({ key }) => sheet[key] || suggested.has(key));
  const titleId = useId();
  const isShown = (key: FieldKey) => Boolean(sheet[key]) || suggested.has(key) || first.has(key) || added.includes(key);
  const shown = fields.filter(({ key }) => isShown(key));
  const hidden = fields.filter(({ key }) => !isShown(key));
  const isFull = !isEmpty && shown.every(({ key }) => sheet[key] && !suggested.has(key));
  // Where the specification is below the sheet, a group that is full says the same a screen earlier.
  const [foldsFull] = useState(() => isFull && !isWideScreen('64rem'));
  const [isOpen, setIsOpen] = useState(group === 'Identidade' && !foldsFull);

  if (!isOpen && (isEmpty || (isFull && foldsFull))) {
    return (
      <div className="sheet-shut">
        <button type="button" aria-expanded="false" onClick={() => setIsOpen(true)}>
          <ChevronRight aria-hidden="true" />
          {group}
          <small>{isEmpty ? 'nada ainda' : 'completo'}</small>
        </button>
      </div>
    );
  }
  return (
    <section className="sheet-group" aria-labelledby={titleId}>
      <header>
        <h3 className="h3" id={titleId}>
          {group}
        </h3>
        {hidden.length > 0 && (
          <LazyDropdown
            className="max-h-80 overflow-y-auto"
            button={
              <Button variant="ghost" size="icon-sm" aria-label={`Novo campo em ${group}`}>
                <Plus aria-hidden="true" />
              </Button>
            }
          >
            {(Item) =>
              hidden.map(({ key, label }) => (
                <Item key={key} onSelect={() => setAdded((known) => [...known, key])}>
                  {label}
                </Item>
              ))
            }
          </LazyDropdown>
        )}
      </header>
      {HINTS[group] && <p className="sheet-hint">{HINTS[group]}</p>}
      <ul>
        {shown.map(({ key }) => {
          const rows = rowsOfSuggestions(open.filter(({ field }) => field === key));
          return [
            (sheet[key] || rows.length === 0) && (
              <FieldLine
                key={key}
                fieldKey={key}
                sheetActions={sheetActions}
                startOpen={added.includes(key) && !sheet[key]}
                onClose={() => setAdded((known) => known.filter((each) => each !== key))}
              />
            ),
            ...rows.map((rivals) => <SuggestionLine key={rivals[0].id} rivals={rivals} sheetActions={sheetActions} />),
          ];
        })}
        {shown.length === 0 && hidden.length > 0 && <li className="sheet-hint">Escolha um campo em “+”.</li>}
      </ul>
    </section>
  );
}
