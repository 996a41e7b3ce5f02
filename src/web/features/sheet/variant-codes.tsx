import { type ReactNode, useState } from 'react';
import { isBarcode } from '#domain/sheet/check-field.ts';
import type { VariantOption, VariantRow } from '#domain/sheet/sheet.ts';
import { Input } from '#web/components/ui/form/input.tsx';

/** More rows than anybody types by hand. */
const MAX_SHOWN = 100;

type VariantCodesProps = {
  options: readonly VariantOption[];
  rows: readonly VariantRow[];
  onChange: (rows: VariantRow[]) => void;
};

const combinations = (options: readonly VariantOption[]): number[][] =>
  options.reduce<number[][]>(
    (found, { values }) => found.flatMap((head) => values.map((_value, place) => [...head, place])).slice(0, MAX_SHOWN),
    [[]],
  );

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

export function VariantCodes({ options, rows, onChange }: VariantCodesProps) {
  function change(values: readonly number[], part: Pick<VariantRow, 'sku' | 'jan'>) {
    const before = rows.find((row) => isSame(row.values, values));
    const next = { ...before, values, ...part };
    onChange([...rows.filter((row) => row !== before), next]);
  }
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-fg-muted">Códigos de cada variante</summary>
      <VariantTable
        head={['Variante', 'SKU', 'Código JAN'].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {combinations(options).map((values) => {
          const row = rows.find((each) => isSame(each.values, values));
          const name = values.map((place, option) => options[option]?.values[place]?.name.pt).join(' / ');
          return (
            <tr key={values.join()}>
              <th scope="row">{name}</th>
              <td>
                <CodeInput
                  label={`SKU de ${name}`}
                  value={row?.sku ?? ''}
                  maxLength={100}
                  onSave={(sku) => change(values, { sku })}
                />
              </td>
              <td>
                <CodeInput
                  label={`Código JAN de ${name}`}
                  value={row?.jan ?? ''}
                  maxLength={13}
                  isValid={isBarcode}
                  onSave={(jan) => change(values, { jan })}
                />
              </td>
            </tr>
          );
        })}
      </VariantTable>
    </details>
  );
}

export const VariantTable = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <table className="w-full text-left [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-3 [&_tbody_th]:font-normal [&_tbody_th]:text-fg-muted [&_thead_th]:whitespace-nowrap [&_thead_th]:font-semibold">
    <thead>
      <tr>{head}</tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

type CodeInputProps = {
  label: string;
  value: string;
  maxLength: number;
  isValid?: (code: string) => boolean;
  onSave: (code: string | undefined) => void;
};

function CodeInput({ label, value, maxLength, isValid = () => true, onSave }: CodeInputProps) {
  const [draft, setDraft] = useState<string>();
  const code = (draft ?? value).trim();
  const isWrong = code !== '' && !isValid(code);
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      {...(isWrong && { title: 'O código de barras não confere: são 8 ou 13 números.' })}
      maxLength={maxLength}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => {
        if (draft === undefined || isWrong) return;
        setDraft(undefined);
        if (code !== value) onSave(code || undefined);
      }}
    />
  );
}
