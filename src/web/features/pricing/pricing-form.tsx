import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { lazyValue } from '#domain/lazy-value.ts';
import { type PricingInput, type PricingSettings, parseYenInput, pricingBounds } from '#domain/pricing/pricing.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Slider } from '#web/components/ui/form/slider.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';

type PricingFormProps = {
  input: PricingInput;
  isSaving: boolean;
  onChange: (patch: Partial<PricingInput>) => void;
  onToggleSaving: (wanted: boolean) => void;
  onReset: () => void;
};

const times = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

const percentages = [
  { name: 'discountPercentage', label: 'Desconto do preço riscado' },
  { name: 'minMarginPercentage', label: 'Margem mínima' },
  { name: 'avgMarginPercentage', label: 'Margem média' },
] as const satisfies readonly { name: keyof PricingSettings; label: string }[];

export function PricingForm({ input, isSaving, onChange, onToggleSaving, onReset }: PricingFormProps) {
  return (
    <form
      className="grid content-start gap-5 lg:row-span-2"
      aria-label="Valores"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-2 gap-3">
        <YenInput
          label="Fornecedor"
          value={input.supplierPrice}
          onValueChange={(supplierPrice) => onChange({ supplierPrice })}
        />
        <YenInput label="Frete" value={input.shipping} onValueChange={(shipping) => onChange({ shipping })} />
      </div>
      <Slider
        label="Multiplicador"
        {...pricingBounds.multiplier}
        value={input.multiplier}
        onValueChange={(multiplier) => onChange({ multiplier })}
        display={`${times().format(input.multiplier)}x`}
        valueText={`${times().format(input.multiplier)} vezes`}
        hint="Nicho com alta demanda: 4 a 5x. Competitivo: 3 a 3,5x."
      />
      {percentages.map(({ name, label }) => (
        <Slider
          key={name}
          label={label}
          {...pricingBounds[name]}
          value={input[name]}
          onValueChange={(value) => onChange({ [name]: value })}
          display={`${input[name]}%`}
          valueText={`${input[name]} por cento`}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-4">
        <Switch checked={isSaving} onChange={(event) => onToggleSaving(event.target.checked)}>
          Salvar configurações
        </Switch>
        <Button variant="ghost" size="sm" onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          Resetar
        </Button>
      </div>
    </form>
  );
}

type YenInputProps = { label: string; value: number; onValueChange: (value: number) => void };

/** Amount in whole yen. Keeps the text as typed until blur; anything but a number counts as 0. */
function YenInput({ label, value, onValueChange }: YenInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        start="¥"
        className="[appearance:textfield] tabular-nums [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
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
