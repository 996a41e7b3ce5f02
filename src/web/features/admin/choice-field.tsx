import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select, type SelectOption } from '#web/components/ui/form/select.tsx';

type ChoiceFieldProps<Draft extends FieldValues> = {
  control: Control<Draft>;
  name: FieldPathByValue<Draft, string | undefined>;
  label: string;
  options: readonly SelectOption<string>[];
  placeholder?: string;
  required?: boolean;
};

/** Select field of a form, with label and error message. */
export function ChoiceField<Draft extends FieldValues>(props: ChoiceFieldProps<Draft>) {
  const { control, name, label, options, placeholder, required = false } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} required={required}>
          <Select
            value={field.value || undefined}
            onValueChange={field.onChange}
            options={options}
            placeholder={placeholder}
          />
        </Field>
      )}
    />
  );
}
