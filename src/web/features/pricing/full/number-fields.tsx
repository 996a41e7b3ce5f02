import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CalculationInputs } from '#domain/pricing/full/calculation-inputs.ts';
import { formatDecimal, parseDecimal } from '#domain/pricing/full/decimal-text.ts';
import { MAX_INPUT_YEN } from '#domain/pricing/pricing.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="border-b border-line pb-2 font-display text-base/[1.4] font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Collapsed fields that most people leave unchanged. */
export function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-(--size-touch) items-center justify-between gap-2 text-sm/6 text-fg-muted hover:text-fg">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-[rotate] duration-(--duration-fast) ease-out group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-1">{children}</div>
    </details>
  );
}

export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">{children}</div>
);

type DecimalInputProps = {
  label: string;
  /** Integer in the smallest unit: `digits` is the number of decimal places. */
  value: number;
  onValueChange: (value: number) => void;
  digits: number;
  /** Number of decimals that are printed even when they are zeros. */
  shown?: number;
  /** 0 is not a value here, but nothing typed yet. */
  isEmptyAtZero?: boolean;
  max: number;
  start?: string;
  end?: string;
  hint?: ReactNode;
};

/** Number field with a decimal comma. Keeps the text as typed until blur; anything but a number counts as 0. */
export function DecimalInput({
  label,
  value,
  onValueChange,
  digits,
  shown = 0,
  isEmptyAtZero = false,
  max,
  start,
  end,
  hint,
}: DecimalInputProps) {
  const [draft, setDraft] = useState<string>();
  const text = isEmptyAtZero && value === 0 ? '' : formatDecimal(value, digits, shown);
  return (
    <Field label={label} hint={hint}>
      <Input
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="tabular-nums"
        start={start}
        end={end}
        value={draft ?? text}
        onChange={(event) => {
          setDraft(event.target.value);
          onValueChange(parseDecimal(event.target.value, digits, max) ?? 0);
        }}
        // Whoever enters a number replaces the one that stands there.
        onFocus={(event) => event.target.select()}
        onBlur={() => setDraft(undefined)}
      />
    </Field>
  );
}

type FigureProps = Pick<DecimalInputProps, 'label' | 'value' | 'onValueChange' | 'hint'>;

type NumberName = {
  [Name in keyof CalculationInputs]: CalculationInputs[Name] extends number ? Name : never;
}[keyof CalculationInputs];
export type InputsProps = { inputs: CalculationInputs; onChange: (patch: Partial<CalculationInputs>) => void };

/** What the field of one number of a calculation needs. */
export const numberIn =
  ({ inputs, onChange }: InputsProps) =>
  (name: NumberName) => ({
    value: inputs[name],
    onValueChange: (value: number) => onChange({ [name]: value }),
  });

export const YenField = (props: FigureProps) => <DecimalInput digits={0} max={MAX_INPUT_YEN} start="¥" {...props} />;

export const PercentField = ({ max = 10_000, ...props }: FigureProps & { max?: number }) => (
  <DecimalInput digits={2} max={max} end="%" {...props} />
);

export const CountField = ({ max, ...props }: FigureProps & { max: number }) => (
  <DecimalInput digits={0} max={max} {...props} />
);
