import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FIELDS, fieldRow } from '#domain/sheet/all-fields.ts';
import { checkVariants } from '#domain/sheet/check-field.ts';
import { describeValue } from '#domain/sheet/describe-entry.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { offeredOptions } from '#domain/sheet/offered-options.ts';
import { type Entry, SHEET_LIMITS, type VariantOption, type Variants } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { toast } from '#web/components/ui/toast/toast-store.ts';
import { FieldEditor } from './field-editor.tsx';
import { BarActions, BarNote, ClosedSection, FillButton, SheetBar, SheetSection } from './sheet-parts.tsx';
import type { SheetActions } from './use-sheet.ts';
import { VariantCodes, VariantTable } from './variant-codes.tsx';

type Table = Pick<Variants, 'options' | 'rows'>;
type Cell = { option: number; value: number; key: FieldKey };
type Editing = { option: number } | Cell;

const DIFFERING = FIELDS.filter(({ kind, private: isPrivate }) => !isPrivate && kind !== 'other' && kind !== 'sizes');

export function VariantsTable({ sheetActions }: { sheetActions: SheetActions }) {
  const { variants } = sheetActions.sheet;
  const [editing, setEditing] = useState<Editing>();
  const [added, setAdded] = useState<readonly FieldKey[]>([]);
  const options = variants?.options ?? [];
  const save = (table: Table | null) => {
    const problem = table && checkVariants(table);
    if (problem) return toast({ variant: 'destructive', title: problem });
    sheetActions.saveVariants(table);
  };
  const close = () => setEditing(undefined);
  const setCell = ({ option, value, key }: Cell, entries: readonly Entry[] | undefined) =>
    save({
      ...(variants?.rows && { rows: variants.rows }),
      options: withCell(options, { option, value, key }, entries),
    });
  const cell = editing && 'key' in editing ? editing : undefined;
  const cellValue = cell && options[cell.option]?.values[cell.value];
  const cellEntries = cell && cellValue?.fields?.[cell.key];
  return (
    <>
      {options.length === 0 ? (
        <ClosedSection title="Variantes" state="nada ainda" onClick={() => setEditing({ option: 0 })} />
      ) : (
        <SheetSection
          title="Variantes"
          titleId="variantes"
          menuLabel="Novo em Variantes"
          menu={(Item) => [
            options.length < SHEET_LIMITS.options && (
              <Item key="option" onSelect={() => setEditing({ option: options.length })}>
                Nova opção
              </Item>
            ),
            ...DIFFERING.map(({ key, label }) => (
              <Item key={key} onSelect={() => setAdded((known) => [...known, key])}>
                {label}
              </Item>
            )),
          ]}
        >
          {options.map((option, at) => (
            <OptionTable
              key={option.name.pt}
              option={option}
              added={added}
              onEditOption={() => setEditing({ option: at })}
              onEditCell={(value, key) => setEditing({ option: at, value, key })}
            />
          ))}
          <VariantCodes options={options} rows={variants?.rows ?? []} onChange={(rows) => save({ options, rows })} />
        </SheetSection>
      )}
      <Dialog open={editing !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
        {cell && cellValue && (
          <DialogContent title={`${fieldRow(cell.key).label} de ${cellValue.name.pt}`}>
            <FieldEditor
              fieldKey={cell.key}
              field={cellEntries && { value: cellEntries }}
              onSave={({ value, limit }) => {
                setCell(cell, limit ? value.map((entry) => ({ ...entry, limit: entry.limit ?? limit })) : value);
                close();
              }}
              onCancel={close}
              onRemove={
                cellEntries &&
                (() => {
                  setCell(cell, undefined);
                  close();
                })
              }
            />
          </DialogContent>
        )}
        {editing && !cell && (
          <DialogContent title="Opção" description="O que muda entre as variantes: cor, tamanho, modelo.">
            <OptionForm
              table={{ options, ...(variants?.rows && { rows: variants.rows }) }}
              at={editing.option}
              onSave={(table) => {
                save(table);
                close();
              }}
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

const withCell = (
  options: readonly VariantOption[],
  { option, value, key }: Cell,
  entries: readonly Entry[] | undefined,
): VariantOption[] =>
  options.map((each, at) =>
    at === option
      ? {
          ...each,
          values: each.values.map((one, place) => {
            if (place !== value) return one;
            const { [key]: _before, ...others } = one.fields ?? {};
            return { ...one, fields: { ...others, ...(entries && { [key]: entries }) } };
          }),
        }
      : each,
  );

type OptionTableProps = {
  option: VariantOption;
  added: readonly FieldKey[];
  onEditOption: () => void;
  onEditCell: (value: number, key: FieldKey) => void;
};

function OptionTable({ option, added, onEditOption, onEditCell }: OptionTableProps) {
  const keys = DIFFERING.map(({ key }) => key).filter(
    (key) => added.includes(key) || option.values.some(({ fields }) => fields?.[key]),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={`Variantes por ${option.name.pt}`}>
      <VariantTable
        head={
          <>
            <th scope="col">
              {option.name.pt}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Editar opção ${option.name.pt}`}
                onClick={onEditOption}
              >
                <Pencil aria-hidden="true" />
              </Button>
            </th>
            {option.values.map(({ name }) => (
              <th key={name.pt} scope="col">
                {name.pt}
              </th>
            ))}
          </>
        }
      >
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{fieldRow(key).label}</th>
            {option.values.map(({ name, fields }, place) => (
              <td key={name.pt}>
                <FillButton onClick={() => onEditCell(place, key)}>
                  {fields?.[key] ? describeValue(key, fields[key]).pt : 'Preencher'}
                  <span className="sr-only">
                    , {fieldRow(key).label} de {name.pt}
                  </span>
                </FillButton>
              </td>
            ))}
          </tr>
        ))}
      </VariantTable>
    </section>
  );
}

function OptionForm({ table, at, onSave }: { table: Table; at: number; onSave: (table: Table | null) => void }) {
  const option = table.options[at];
  const [name, setName] = useState(option?.name.pt ?? '');
  const [values, setValues] = useState(option?.values.map((value) => value.name.pt).join('\n') ?? '');
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const names = [...new Set(values.split('\n').map((line) => line.trim()))].filter(Boolean);
    const next: VariantOption = {
      name: option?.name.pt === name.trim() ? option.name : { pt: name.trim() },
      values: names.map((pt) => option?.values.find((value) => value.name.pt === pt) ?? { name: { pt } }),
    };
    const changed = placeOption(table, at, next);
    const wrong = checkVariants(changed);
    setProblem(wrong ?? undefined);
    if (!wrong) onSave(changed);
  }

  return (
    <form className="grid gap-4" onSubmit={handleSubmit} noValidate>
      <Field label="Nome da opção" error={problem}>
        <Input
          autoFocus
          placeholder="Cor, tamanho, modelo"
          maxLength={SHEET_LIMITS.text}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Valores" hint="Um por linha.">
        <Textarea rows={5} value={values} onChange={(event) => setValues(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Salvar opção
        </Button>
        {option && (
          <Button variant="ghost" onClick={() => onSave(withoutOption(table, at))}>
            Excluir opção
          </Button>
        )}
      </div>
    </form>
  );
}

/** Updates the combinations: removed values lose their combinations, and adding an option clears all of them. */
function placeOption({ options, rows = [] }: Table, at: number, next: VariantOption): Table {
  const before = options[at];
  const changed = options.toSpliced(at, 1, next);
  if (!before) return { options: changed };
  const keptRows = rows.flatMap((row) => {
    const name = before.values[row.values[at] ?? -1]?.name.pt;
    const place = next.values.findIndex((value) => value.name.pt === name);
    return place < 0 ? [] : [{ ...row, values: row.values.toSpliced(at, 1, place) }];
  });
  return { options: changed, ...(keptRows.length > 0 && { rows: keptRows }) };
}

const withoutOption = ({ options }: Table, at: number): Table | null => {
  const left = options.toSpliced(at, 1);
  return left.length > 0 ? { options: left } : null;
};

/** Id under which the offer is dismissed, like a suggestion. */
const OFFER = 'variants-offer';

export function OfferedVariants({ sheetActions }: { sheetActions: SheetActions }) {
  const { product, sheet, open } = sheetActions;
  const [undo, setUndo] = useState<() => void>();
  const { options, used } = offeredOptions(sheet, open);
  if (undo && sheet.variants) {
    return (
      <SheetBar>
        <BarNote mark="accepted">Opções criadas</BarNote>
        <Button variant="ghost" size="sm" onClick={undo}>
          Desfazer
        </Button>
      </SheetBar>
    );
  }
  if (options.length === 0 || product.dismissed.includes(OFFER)) return null;
  const optionTexts = options.map(
    ({ name, values }) => `${name.pt}: ${values.map((value) => value.name.pt).join(', ')}`,
  );
  return (
    <SheetBar>
      <BarNote mark="suggested">
        <span>
          {'O comprador escolhe? '}
          <b className="font-semibold">{optionTexts.join(' · ')}</b>
        </span>
      </BarNote>
      <BarActions>
        <Button variant="ghost" size="sm" onClick={() => sheetActions.save({ dismiss: [OFFER] })}>
          Não
        </Button>
        <Button size="sm" onClick={() => setUndo(() => sheetActions.acceptOptions(options, used))}>
          Criar opções
        </Button>
      </BarActions>
    </SheetBar>
  );
}
