import { Pencil, RefreshCw } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { Spinner } from '#web/components/ui/states/spinner.tsx';
import { cn } from '#web/lib/cn.ts';
import { useFocusOnClose } from '#web/lib/page/use-focus-on-close.ts';
import type { Place } from './result.ts';
import { useResultEditor } from './result-editor-context.ts';
import { SafeCopy } from './safe-copy.tsx';
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts';
import { WarningBands } from './warning-band.tsx';
import type { Flag } from './warning-flags.ts';

type TextActionsProps = {
  /** "Descrição 1": read by screen readers after the verb. */
  name: string;
  /** The text to copy; without it there is no copy button. */
  copy?: string | undefined;
  flags: readonly Flag[];
  onEdit: () => void;
  editRef?: RefObject<HTMLButtonElement | null>;
  onRedo?: (() => void) | undefined;
  isRedoing?: boolean;
  /** Signs alone, beside the text: their words would be on every row of a table. */
  isCompact?: boolean;
};

export function TextActions({
  name,
  copy,
  flags,
  onEdit,
  editRef,
  onRedo,
  isRedoing = false,
  isCompact = false,
}: TextActionsProps) {
  const { isWriting, redoing } = useResultEditor();
  if (isWriting) return null;
  return (
    <div
      className={cn(
        'flex gap-0.5 *:gap-1.5 *:text-fg-muted *:hover:text-fg *:[&.btn-done:not(:hover)]:text-success',
        isCompact ? '-mt-1 -mr-2 self-start *:px-2 [&_span:not(.spinner)]:sr-only' : '-mx-2.5 flex-wrap *:px-2.5',
      )}
    >
      {copy !== undefined && <SafeCopy text={copy} flags={flags} name={name} feedbackMs={1200} />}
      <Button
        ref={editRef}
        variant="ghost"
        size="sm"
        aria-label={`Editar ${name}`}
        onClick={onEdit}
        disabled={redoing !== undefined}
      >
        <Pencil aria-hidden="true" />
        <span>Editar</span>
      </Button>
      {onRedo && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={isRedoing ? `Refazendo ${name}` : `Refazer ${name}`}
          aria-busy={isRedoing || undefined}
          disabled={redoing !== undefined}
          onClick={onRedo}
        >
          {isRedoing ? <Spinner /> : <RefreshCw aria-hidden="true" />}
          <span>{isRedoing ? 'Refazendo' : 'Refazer'}</span>
        </Button>
      )}
    </div>
  );
}

type EditableText = {
  place: Place;
  /** Where it begins in the text of its place. */
  start?: number;
  text: string;
  label: string;
  lang?: 'ja' | undefined;
  flags: readonly Flag[];
  onRedo?: (() => void) | undefined;
  alone?: boolean;
};

/** A text that is edited in place, and its warnings, whose wording can be taken over. */
export function useEditableText({ place, start = 0, text, label, lang, ...warnings }: EditableText) {
  const { isWriting, write } = useResultEditor();
  const [isEditing, setIsEditing] = useState(false);
  const edit = () => setIsEditing(true);
  const close = () => setIsEditing(false);
  return {
    isEditing,
    edit,
    close,
    editRef: useFocusOnClose(isEditing),
    box: isEditing && (
      <EditBox
        label={label}
        text={text}
        lang={lang}
        onCancel={close}
        onSave={(words) => {
          write(place, { start, end: start + text.length }, words);
          close();
        }}
      />
    ),
    warnings: !isWriting && (
      <WarningBands
        {...warnings}
        onEdit={edit}
        onTake={({ excerpt }, { text: words, meaning }) => {
          // Without the words it speaks of, the suggestion stands for the whole sentence.
          const part = excerpt !== '' && text.includes(excerpt) ? excerpt : text;
          const from = start + text.indexOf(part);
          write(place, { start: from, end: from + part.length }, words, part === text ? meaning : undefined);
        }}
      />
    ),
  };
}

type EditBoxProps = Pick<EditableText, 'label' | 'text' | 'lang'> & {
  onSave: (text: string) => void;
  onCancel: () => void;
};

function EditBox({ label, text, lang, onSave, onCancel }: EditBoxProps) {
  const [draft, setDraft] = useState(text);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const words = draft.trim();
    if (words === '' || words === text) onCancel();
    else onSave(words);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') onCancel();
    else submitOnCtrlEnter(event);
  }

  return (
    <form className="grid gap-2" onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Textarea
        autoFocus
        className="field-sizing-content min-h-16"
        aria-label={label}
        lang={lang}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="sm">
          Salvar texto
        </Button>
      </div>
    </form>
  );
}
