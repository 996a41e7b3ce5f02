import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { isList, type LineFormat, readLines } from './line-formats.ts';
import { messageAt, messageOfList } from './row-messages.ts';

export type RowColumn<Item> = {
  label: string;
  /** Where the contract complains about it, inside the item; empty: the item itself. */
  path: string;
  value: (item: Item) => string;
  change: (item: Item, text: string) => Item;
  maxLength: number;
  placeholder?: string;
  isJapanese?: boolean;
};

type RowsFieldProps<Item> = {
  label: string;
  hint?: ReactNode;
  /** One of them, as it is counted: "Foto". */
  item: string;
  add: string;
  items: readonly Item[];
  max: number;
  blank: Item;
  columns: readonly RowColumn<Item>[];
  format: LineFormat<Item>;
  /** What the form holds against the list, its rows and their fields. */
  error: unknown;
  onChange: (items: Item[]) => void;
  /** More of a row, below its fields. */
  inside?: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
};

/** A list as rows of fields. Enter opens the next row, Backspace takes an empty one away, pasted lines become rows. */
export function RowsField<Item>(props: RowsFieldProps<Item>) {
  const { label, hint, item: name, add, items, max, blank, columns, format, error, onChange, inside } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number>(undefined);
  const hintId = useId();

  // The row that was added, or the one before what was taken away, is drawn only now.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const rows = root.current?.querySelectorAll<HTMLElement>(':scope > .publish-rows > .publish-row') ?? [];
    const target = rows[wanted.current]?.querySelector('input');
    wanted.current = undefined;
    (target ?? root.current?.querySelector<HTMLElement>(':scope > .publish-add'))?.focus();
  });

  const put = (index: number, ...rows: Item[]) =>
    onChange([...items.slice(0, index), ...rows, ...items.slice(index + 1)]);
  function open(index: number) {
    wanted.current = index;
    onChange([...items.slice(0, index), blank, ...items.slice(index)]);
  }
  function remove(index: number) {
    wanted.current = Math.max(0, index - 1);
    put(index);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, row: Item, index: number) {
    if (event.nativeEvent.isComposing) return;
    const isEmpty = JSON.stringify(row) === JSON.stringify(blank);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isEmpty && items.length < max) open(index + 1);
    }
    if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      remove(index);
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    const text = event.clipboardData.getData('text/plain');
    if (!isWhole || !isList(format, text)) return;
    event.preventDefault();
    const rows = readLines(format, text);
    wanted.current = index + rows.length - 1;
    put(index, ...rows);
  }

  const complaint = messageOfList(error);
  return (
    <fieldset className="publish-list shop-wide" ref={root} aria-describedby={hint ? hintId : undefined}>
      <legend className="label">{label}</legend>
      {items.length > 0 && (
        <div className="publish-rows">
          {items.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own; their fields are controlled.
            <fieldset key={index} className="publish-row">
              <legend className="sr-only">
                {name} {index + 1}
              </legend>
              <div className="publish-row-fields" data-columns={columns.length}>
                {columns.map((column, at) => (
                  <Field
                    key={column.label}
                    label={column.label || `${name} ${index + 1}`}
                    hideLabel={column.label === '' || (index > 0 && !inside)}
                    error={messageAt(error, index, column.path)}
                  >
                    <Input
                      autoComplete="off"
                      maxLength={column.maxLength}
                      placeholder={column.placeholder}
                      {...(column.isJapanese && { lang: 'ja' })}
                      value={column.value(row)}
                      onChange={(event) => put(index, column.change(row, event.target.value))}
                      onKeyDown={(event) => handleKeyDown(event, row, index)}
                      {...(at === 0 && { onPaste: (event) => handlePaste(event, index) })}
                    />
                  </Field>
                ))}
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Tirar ${name.toLowerCase()} ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" />
                </Button>
              </div>
              {inside?.(row, index, (next) => put(index, next))}
            </fieldset>
          ))}
        </div>
      )}
      {complaint && (
        <p className="field-error" role="alert">
          {complaint}
        </p>
      )}
      {items.length < max && (
        <Button size="sm" className="publish-add" onClick={() => open(items.length)}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
