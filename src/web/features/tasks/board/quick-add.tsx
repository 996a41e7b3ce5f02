import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_TASK_TITLE, readTitle } from '#domain/tasks/task-board.ts';
import { Input } from '#web/components/ui/form/input.tsx';

const hasKeys = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

type QuickAddProps = {
  name: string;
  onAdd: (title: string) => void;
};

/** Field at the end of a list: Enter adds a task and keeps the field open, Escape or blur closes it. */
export function QuickAdd({ name, onAdd }: QuickAddProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  function add(field: HTMLInputElement) {
    const title = readTitle(field.value, MAX_TASK_TITLE);
    if (title === undefined) return;
    onAdd(title);
    field.value = '';
    field.scrollIntoView({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition (Japanese input) Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(event.currentTarget);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.currentTarget.value = '';
      flushSync(() => setOpen(false));
      buttonRef.current?.focus();
    }
  }

  if (!isOpen) {
    return (
      <button
        ref={buttonRef}
        type="button"
        className="m-2 flex min-h-10 w-[calc(100%-1rem)] items-center gap-2 rounded-md px-2.5 py-2 font-medium text-fg-muted hover:bg-hover hover:text-fg pointer-coarse:min-h-(--size-touch)"
        onClick={() => setOpen(true)}
      >
        <Plus className="size-4.5" aria-hidden="true" />
        Nova Tarefa<span className="sr-only">{` ${name}`}</span>
      </button>
    );
  }
  return (
    <div className="p-2">
      <Input
        autoFocus
        className="min-h-10"
        aria-label={`Nova tarefa ${name}`}
        placeholder={hasKeys() ? 'Escreva e tecle Enter' : 'Escreva a tarefa'}
        maxLength={MAX_TASK_TITLE}
        autoComplete="off"
        enterKeyHint="enter"
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          add(event.currentTarget);
          setOpen(false);
        }}
      />
    </div>
  );
}
