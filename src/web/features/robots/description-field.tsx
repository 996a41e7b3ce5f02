import { MAX_ROBOT_TEXT } from '#contract/robots.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';

type DescriptionFieldProps = {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  placeholder?: string;
};

const whole = new Intl.NumberFormat('pt-BR');

export function DescriptionField({ label, value, onValueChange, error, placeholder }: DescriptionFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      required
      aside={
        <span className="text-fg-muted text-sm tabular-nums">
          {whole.format(value.length)} de {whole.format(MAX_ROBOT_TEXT)}
        </span>
      }
    >
      <Textarea
        rows={7}
        maxLength={MAX_ROBOT_TEXT}
        value={value}
        placeholder={placeholder ?? 'Garrafa térmica de aço inox, 500 ml, tampa que não vaza...'}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
