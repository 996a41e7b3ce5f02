import { useId, useState } from 'react';
import { rowsOfSuggestions } from '#domain/sheet/accept-suggestions.ts';
import { FIELDS } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Group } from '#domain/sheet/field-row.ts';
import { firstFields, goodsOf } from '#domain/sheet/goods-kinds.ts';
import { isWideScreen } from '#web/lib/use-stored-flag.ts';
import { FieldLine, SuggestionLine } from './field-line.tsx';
import { SheetSection, ShutSection } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';

const HINTS: Partial<Record<Group, string>> = {
  'Fora da ficha': 'Só para você e para quem escreve. O comprador nunca vê.',
};

const hintClasses = 'pt-2 text-fg-muted text-sm/6';

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
      <ShutSection
        title={group}
        said={isEmpty ? 'nada ainda' : 'completo'}
        aria-expanded="false"
        onClick={() => setIsOpen(true)}
      />
    );
  }
  return (
    <SheetSection
      title={group}
      titleId={titleId}
      isFirst={group === 'Identidade'}
      menuLabel={`Novo campo em ${group}`}
      menu={
        hidden.length > 0 &&
        ((Item) =>
          hidden.map(({ key, label }) => (
            <Item key={key} onSelect={() => setAdded((known) => [...known, key])}>
              {label}
            </Item>
          )))
      }
    >
      {HINTS[group] && <p className={hintClasses}>{HINTS[group]}</p>}
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
        {shown.length === 0 && hidden.length > 0 && <li className={hintClasses}>Escolha um campo em “+”.</li>}
      </ul>
    </SheetSection>
  );
}
