import { type ReactNode, useState } from 'react';
import { formatDecimal, parseDecimal } from '#domain/pricing/full/decimal-text.ts';
import { MAX_INPUT_YEN } from '#domain/pricing/pricing.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

type DecimalInputProps = {
  label: string;
  /** Integer in the smallest unit: `digits` is the number of decimal places. */
  value: number;
  onValueChange: (value: number) => void;
  digits: number;
  /** Number of decimals that are printed even when they are zeros. */
  shown?: number;
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
  max,
  start,
  end,
  hint,
}: DecimalInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field label={label} hint={hint}>
      <Input
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="tabular-nums"
        start={start}
        end={end}
        value={draft ?? formatDecimal(value, digits, shown)}
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

export const YenField = (props: FigureProps) => <DecimalInput digits={0} max={MAX_INPUT_YEN} start="¥" {...props} />;

/** Value in basis points, typed as a percentage. */
export const PercentField = ({ max = 10_000, ...props }: FigureProps & { max?: number }) => (
  <DecimalInput digits={2} max={max} end="%" {...props} />
);

export const CountField = ({ max, ...props }: FigureProps & { max: number }) => (
  <DecimalInput digits={0} max={max} {...props} />
);
