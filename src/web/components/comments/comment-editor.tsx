import { type FormEvent, useState } from 'react';
import { MAX_COMMENT } from '#domain/text/text-limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

type CommentEditorProps = {
  /** Label of the field: "Editar comentário", or whom the answer is for. */
  label: string;
  fieldLabel: string;
  saveText: string;
  content: string;
  isSaving: boolean;
  onSave: (content: string) => void;
  onCancel: () => void;
};

/** Editor for a comment or for an answer to one. Escape cancels, like Cancelar. */
export function CommentEditor({
  label,
  fieldLabel,
  saveText,
  content,
  isSaving,
  onSave,
  onCancel,
}: CommentEditorProps) {
  const [draft, setDraft] = useState(content);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text && !isSaving) onSave(text);
  };

  return (
    <form className="comment-editor" onSubmit={submit} noValidate aria-label={label}>
      <Field label={fieldLabel} hideLabel>
        <Textarea
          // The person has just pressed the button that opens this field.
          autoFocus
          maxLength={MAX_COMMENT}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(draft.length, draft.length)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={isSaving} disabled={!draft.trim()}>
          {saveText}
        </Button>
        <Button variant="ghost" size="sm" disabled={isSaving} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
