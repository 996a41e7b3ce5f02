import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { submitOnCtrlEnter } from './submit-on-ctrl-enter.ts';

type EditBoxProps = {
  label: string;
  text: string;
  lang?: 'ja' | undefined;
  onSave: (text: string) => void;
  onCancel: () => void;
};

/** Inline editor for a text. */
export function EditBox({ label, text, lang, onSave, onCancel }: EditBoxProps) {
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
