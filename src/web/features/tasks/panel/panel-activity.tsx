import { ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Column, TaskDetails } from '#contract/tasks.ts';
import { MAX_TASK_NOTE, MAX_TASK_NOTES } from '#domain/tasks/task-details.ts';
import { submitOnCtrlEnter } from '#web/components/robot-text/submit-on-ctrl-enter.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { newId } from '#web/lib/new-id.ts';
import { useDraftText } from '#web/lib/offline/use-draft-text.ts';

type PanelActivityProps = {
  taskId: string;
  details: TaskDetails;
  columns: readonly Column[];
  onChange: (patch: { note: { id: string; text: string } } | { removedNoteId: string }) => void;
};

type HistoryEntry = TaskDetails['history'][number];

function describeEvent({ kind, columnId }: HistoryEntry, columns: readonly Column[]): string {
  switch (kind) {
    case 'moved':
      return `Foi para ${columns.find((column) => column.columnId === columnId)?.title ?? 'outra lista'}`;
    case 'done':
      return 'Concluída';
    case 'reopened':
      return 'Reaberta';
    case 'due':
      return 'O prazo mudou';
  }
}

export function PanelActivity({ taskId, details, columns, onChange }: PanelActivityProps) {
  const id = useId();
  const [note, setNote] = useDraftText(`task-note.${taskId}`);
  const entries = [
    ...details.notes.map((note) => ({ ...note, isNote: true })),
    ...details.history.map((entry, index) => ({
      id: `${entry.kind} ${index}`,
      at: entry.at,
      text: describeEvent(entry, columns),
      isNote: false,
    })),
    { id: 'created', at: details.createdAt, text: 'Criada', isNote: false },
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

  function add() {
    const text = note.trim();
    if (!text) return;
    onChange({ note: { id: newId(), text } });
    setNote('');
  }

  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 className="h3" id={id}>
        Atividade
      </h3>
      {details.notes.length < MAX_TASK_NOTES && (
        <form
          className="flex items-end gap-2"
          onKeyDown={submitOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Textarea
            rows={2}
            className="min-h-0"
            aria-label="Nova nota"
            placeholder="Escreva uma nota"
            maxLength={MAX_TASK_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" size="icon" aria-label="Salvar nota">
            <ArrowUp aria-hidden="true" />
          </Button>
        </form>
      )}
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id} className={entry.isNote ? 'flex items-start gap-2' : 'text-fg-muted text-sm'}>
            {entry.isNote ? (
              <>
                <div className="min-w-0 flex-1">
                  <p className="text-fg-muted text-sm">{`Nota, ${formatMoment(entry.at)}`}</p>
                  <p className="wrap-anywhere whitespace-pre-line">{entry.text}</p>
                </div>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={`Excluir nota: ${entry.text.slice(0, 40)}`}
                  onClick={() => onChange({ removedNoteId: entry.id })}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </>
            ) : (
              `${entry.text}, ${formatMoment(entry.at)}`
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
