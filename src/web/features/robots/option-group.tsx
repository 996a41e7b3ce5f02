import type { RobotOption } from '#domain/robots/robot-option-texts.ts';
import { ChoiceGroup } from '#web/components/ui/form/choice-group.tsx';
import { InfoTip } from '#web/components/ui/overlay/info-tip.tsx';
import { TooltipProvider } from '#web/components/ui/overlay/tooltip.tsx';

type OptionGroupProps<Value extends string> = {
  legend: string;
  options: Readonly<Record<Value, RobotOption>>;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
};

export function OptionGroup<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  error,
}: OptionGroupProps<Value>) {
  // The keys of the record are exactly the values.
  const values = Object.keys(options) as Value[];
  return (
    <TooltipProvider>
      <ChoiceGroup
        legend={legend}
        value={value}
        onValueChange={onValueChange}
        error={error}
        className={'auto' in options ? 'choice-auto' : undefined}
        options={values.map((each) => ({
          value: each,
          label: options[each].label,
          says: options[each].says,
          aside: <InfoTip label={`Sobre ${options[each].label}`}>{options[each].hint}</InfoTip>,
        }))}
      />
    </TooltipProvider>
  );
}
