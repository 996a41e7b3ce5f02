import { type FormEvent, useState } from 'react';
import { checkVariants } from '#domain/sheet/check-field.ts';
import { SHEET_LIMITS, type VariantOption, type VariantRow } from '#domain/sheet/sheet.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

type Table = { options: readonly VariantOption[]; rows?: readonly VariantRow[] | undefined };

type OptionFormProps = {
  table: Table;
  /** Index of the option; equal to the number of options for a new one. */
  at: number;
  /** Called with null when no option is left. */
  onSave: (table: Table | null) => void;
};

/** Name and values of a variant option; an unchanged value keeps its variant data. */
export function OptionForm({ table, at, onSave }: OptionFormProps) {
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
  const kept = rows.flatMap((row) => {
    const name = before.values[row.values[at] ?? -1]?.name.pt;
    const place = next.values.findIndex((value) => value.name.pt === name);
    return place < 0 ? [] : [{ ...row, values: row.values.toSpliced(at, 1, place) }];
  });
  return { options: changed, ...(kept.length > 0 && { rows: kept }) };
}

const withoutOption = ({ options }: Table, at: number): Table | null => {
  const left = options.toSpliced(at, 1);
  return left.length > 0 ? { options: left } : null;
};
