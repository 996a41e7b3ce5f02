import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { readTitle } from '#domain/tasks/task-board.ts';

type InlineEditProps = {
  value: string;
  label: string;
  maxLength: number;
  className: string;
  /** Long titles wrap; Enter still saves. */
  multiline?: boolean;
  describedBy?: string;
  onSave: (title: string) => void;
  /** Editing is over, whether saved or not. `byKey`: the keyboard is still at the field, so focus should go back. */
  onClose: (byKey: boolean) => void;
};

/** A title being edited in its place: Enter or leaving saves, Escape cancels, a blank title is ignored. */
export function InlineEdit({
  value,
  label,
  maxLength,
  className,
  multiline = false,
  describedBy,
  onSave,
  onClose,
}: InlineEditProps) {
  const fieldRef = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const isOver = useRef(false);

  useLayoutEffect(() => {
    const field = fieldRef.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    fitHeight(field);
  }, []);

  function finish(save: boolean, byKey: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const title = readTitle(fieldRef.current?.value ?? '', maxLength);
    if (save && title !== undefined && title !== value) onSave(title);
    onClose(byKey);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter and Escape belong to the input method while Japanese is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter', true);
  }

  const props = {
    ref: fieldRef,
    className,
    defaultValue: value,
    maxLength,
    'aria-label': label,
    'aria-describedby': describedBy,
    onKeyDown: handleKeyDown,
    onBlur: () => finish(true, false),
  };
  if (!multiline) return <input type="text" {...props} />;
  return <textarea rows={1} onInput={(event) => fitHeight(event.currentTarget)} {...props} />;
}

/** Browsers without `field-sizing` need the height told. */
function fitHeight(field: HTMLElement | null) {
  if (!field || CSS.supports('field-sizing', 'content') || field.tagName !== 'TEXTAREA') return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}
