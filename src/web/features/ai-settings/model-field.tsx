import { useId } from 'react';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';

type ModelFieldProps = { value: string; models: readonly string[]; onValueChange: (model: string) => void };

/** Select of the server's models, or free text: some servers list none, some hundreds. */
export function ModelField({ value, models, onValueChange }: ModelFieldProps) {
  const listId = useId();
  return (
    <Field label="Modelo" hint={models.length > 0 ? countOf(models.length) : 'Teste para ler a lista do servidor.'}>
      <Input list={listId} value={value} maxLength={200} onChange={(event) => onValueChange(event.target.value)} />
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </Field>
  );
}

const countOf = (count: number): string =>
  count === 1 ? '1 modelo, lido do servidor agora' : `${count} modelos, lidos do servidor agora`;
