import { type KeyboardEvent, useRef, useState } from 'react';
import { MAX_TASK_DESCRIPTION } from '#domain/tasks/task-details.ts';
import { RichText } from '#web/components/content/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';

type PanelDescriptionProps = { text: string; onSave: (text: string) => void };

/** Markdown. Blur saves, Escape reverts. */
export function PanelDescription({ text, onSave }: PanelDescriptionProps) {
  const [isEditing, setEditing] = useState(false);
  const isGivenUp = useRef(false);

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
          className="task-panel-text"
          aria-label="Descrição"
          rows={6}
          defaultValue={text}
          maxLength={MAX_TASK_DESCRIPTION}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            const next = event.target.value.trim();
            if (!isGivenUp.current && next !== text) onSave(next);
            isGivenUp.current = false;
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
      <Button variant="ghost" size="sm" className="-ml-2.5" onClick={() => setEditing(true)}>
        {text === '' ? 'Adicionar descrição' : 'Editar descrição'}
      </Button>
    </div>
  );
}
