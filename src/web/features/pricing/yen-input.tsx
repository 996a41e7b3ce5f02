import { useState } from 'react';
import { parseYenInput } from '#domain/pricing/pricing.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

type YenInputProps = { label: string; value: number; onValueChange: (value: number) => void };

/** An amount in whole yen. What is typed stays as typed until the field is left; anything else than a number counts as 0. */
export function YenInput({ label, value, onValueChange }: YenInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        start="¥"
        className="figure-input"
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          onValueChange(parseYenInput(event.target.value));
        }}
        onBlur={() => setDraft(undefined)}
      />
    </Field>
  );
}
