import type { FormEvent } from 'react';
import { MAX_COMMENT } from '#domain/text/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';

type CommentEditorProps = {
  /** Name of the draft, which is kept over a reload until it is saved or given up. */
  name: string;
  /** Label of the field: "Editar comentário", or whom the answer is for. */
  label: string;
  fieldLabel: string;
  saveText: string;
  content: string;
  isSaving: boolean;
  /** Rejects when the text could not be saved. */
  onSave: (content: string) => Promise<unknown>;
  onClose: () => void;
};

/** Editor for a comment or for an answer to one. Escape cancels, like Cancelar. */
export function CommentEditor({
  name,
  label,
  fieldLabel,
  saveText,
  content,
  isSaving,
  onSave,
  onClose,
}: CommentEditorProps) {
  const [draft, setDraft] = useDraftText(name, content);

  const close = () => {
    setDraft(content);
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    // A failure has been told by whoever saves; the text stays.
    if (text && !isSaving) void onSave(text).then(close, () => undefined);
  };

  return (
    <form className="mt-2 grid gap-2" onSubmit={submit} noValidate aria-label={label}>
      <Field label={fieldLabel} hideLabel>
        <Textarea
          // The person has just pressed the button that opens this field.
          autoFocus
          className="min-h-18"
          maxLength={MAX_COMMENT}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(draft.length, draft.length)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isSaving} disabled={!draft.trim()}>
          {saveText}
        </Button>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={close}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
