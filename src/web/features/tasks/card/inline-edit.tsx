import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readTitle } from '#domain/tasks/task-board.ts';

type InlineEditProps = {
  value: string;
  label: string;
  maxLength: number;
  /** Default: the field looks like the text that it replaces. */
  className?: string;
  /** Long titles wrap; Enter still saves. */
  multiline?: boolean;
  describedBy?: string;
  onSave: (title: string) => void;
  /** Called when editing ends, saved or not. The button that then takes the field's place gets the focus. */
  onClose: () => void;
};

/** Inline title editor: Enter or blur saves, Escape cancels, a blank title is ignored. */
export function InlineEdit({
  value,
  label,
  maxLength,
  className = 'min-w-0 flex-1 resize-none overflow-hidden caret-accent outline-none field-sizing-content',
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
    const place = fieldRef.current?.parentElement;
    if (save && title !== undefined && title !== value) onSave(title);
    if (!byKey) return onClose();
    flushSync(onClose);
    place?.querySelector('button')?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // During IME composition (Japanese input) Enter and Escape belong to the input method.
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
    // Escape is for the field alone, not for what it stands in.
    'data-own-escape': true,
    'aria-label': label,
    'aria-describedby': describedBy,
    onKeyDown: handleKeyDown,
    onBlur: () => finish(true, false),
  };
  if (!multiline) return <input type="text" {...props} />;
  return <textarea rows={1} onInput={(event) => fitHeight(event.currentTarget)} {...props} />;
}

/** Sets the height in browsers without `field-sizing`. */
function fitHeight(field: HTMLElement | null) {
  if (!field || CSS.supports('field-sizing', 'content') || field.tagName !== 'TEXTAREA') return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight}px`;
}
