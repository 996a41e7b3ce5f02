import { type KeyboardEvent, useRef, useState } from 'react';
import { MAX_TASK_DESCRIPTION } from '#domain/tasks/task-details.ts';
import { RichText } from '#web/components/content/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';

type PanelDescriptionProps = { taskId: string; text: string; onSave: (text: string) => void };

/** Markdown. Blur saves, Escape reverts; after a reload the text is edited on. */
export function PanelDescription({ taskId, text, onSave }: PanelDescriptionProps) {
  const [draft, setDraft] = useDraftText(`task-description.${taskId}`, text);
  const [isEditing, setEditing] = useState(draft !== text);
  const isGivenUp = useRef(false);

  function handleEdit() {
    // It may have changed in another tab since.
    setDraft(text);
    setEditing(true);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const isSaved = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !isSaved) return;
    // Keeps the panel open.
    event.preventDefault();
    event.stopPropagation();
    isGivenUp.current = !isSaved;
    event.currentTarget.blur();
  }

  if (isEditing) {
    return (
      <div>
        <Textarea
          autoFocus
          data-own-escape
          aria-label="Descrição"
          rows={6}
          value={draft}
          maxLength={MAX_TASK_DESCRIPTION}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => {
            const next = draft.trim();
            if (!isGivenUp.current && next !== text) onSave(next);
            isGivenUp.current = false;
            setDraft(text);
            setEditing(false);
          }}
        />
        <p className="hint mt-1">Aceita Markdown. Ctrl+Enter salva, Esc cancela.</p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {text !== '' && <RichText markdown={text} />}
      <Button variant="ghost" size="sm" className="-ml-2.5" onClick={handleEdit}>
        {text === '' ? 'Adicionar descrição' : 'Editar descrição'}
      </Button>
    </div>
  );
}
