import { once } from '#domain/once.ts';
import { MAX_ROBOT_TEXT } from '#domain/robots/robot-options.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { SourceNotes } from './source-notes.tsx';

type DescriptionFieldProps = {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  error?: string | undefined;
  placeholder?: string;
};

const whole = once(() => new Intl.NumberFormat('pt-BR'));

export function DescriptionField({ label, value, onValueChange, error, placeholder }: DescriptionFieldProps) {
  const isNearLimit = value.length > MAX_ROBOT_TEXT * 0.9;
  return (
    <div>
      <Field
        label={label}
        error={error}
        required
        hint={isNearLimit && `${whole().format(value.length)} de ${whole().format(MAX_ROBOT_TEXT)} caracteres`}
      >
        <Textarea
          maxLength={MAX_ROBOT_TEXT}
          value={value}
          placeholder={placeholder ?? 'Material, tamanho, para quem é, o que resolve'}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </Field>
      <SourceNotes text={value} onTextChange={onValueChange} />
    </div>
  );
}
