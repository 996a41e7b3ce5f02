import { type CalculationInputs, calculationLimits } from '#domain/pricing/full/calculation-inputs.ts';
import { Slider } from '#web/components/ui/form/slider.tsx';
import { PercentField, YenField } from '../decimal-input.tsx';
import { FieldGroup, MoreFields } from './field-group.tsx';
import { formatShare } from './full-price-text.ts';

type GoalFieldsProps = { inputs: CalculationInputs; onChange: (patch: Partial<CalculationInputs>) => void };

export function GoalFields({ inputs, onChange }: GoalFieldsProps) {
  const margin = Math.round(inputs.targetMarginBp / 100);
  return (
    <FieldGroup title="Meta">
      <YenField label="CPA (anúncio por venda)" value={inputs.cpa} onValueChange={(cpa) => onChange({ cpa })} />
      <Slider
        label="Margem desejada"
        min={0}
        max={calculationLimits.targetMarginBp / 100}
        step={1}
        value={margin}
        onValueChange={(value) => onChange({ targetMarginBp: value * 100 })}
        display={formatShare(inputs.targetMarginBp)}
        valueText={`${margin} por cento`}
      />
      <MoreFields title="Conversão e preço riscado">
        <PercentField
          label="Taxa de conversão da loja"
          value={inputs.conversionBp}
          onValueChange={(conversionBp) => onChange({ conversionBp: Math.max(1, conversionBp) })}
          hint="Visitas que viram pedido. Serve para o custo por clique."
        />
        <YenField
          label="Preço riscado que quer mostrar"
          value={inputs.struckPrice}
          onValueChange={(struckPrice) => onChange({ struckPrice })}
        />
      </MoreFields>
    </FieldGroup>
  );
}
