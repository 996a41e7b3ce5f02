import { type ReactNode, useState } from 'react';
import { Field } from '#web/components/ui/field.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';
import { type LineFormat, readLines, writeLines } from './line-formats.ts';

type LinesFieldProps<Item> = {
  label: string;
  hint: ReactNode;
  items: readonly Item[];
  format: LineFormat<Item>;
  error?: string | undefined;
  placeholder?: string;
  onChange: (items: Item[]) => void;
};

/** What is typed stays as it is typed, half lines too; the list follows. */
export function LinesField<Item>({ label, hint, items, format, error, placeholder, onChange }: LinesFieldProps<Item>) {
  const [text, setText] = useState(() => writeLines(format, items));
  return (
    <Field label={label} hint={hint} error={error} className="shop-wide">
      <Textarea
        className="publish-lines"
        value={text}
        placeholder={placeholder}
        onChange={(event) => {
          setText(event.target.value);
          onChange(readLines(format, event.target.value));
        }}
      />
    </Field>
  );
}
