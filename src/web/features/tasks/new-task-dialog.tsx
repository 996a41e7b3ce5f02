import { type FormEvent, useRef, useState } from 'react';
import type { Column } from '#contract/tasks.ts';
import { type ColumnId, MAX_TASK_TITLE, readTitle } from '#domain/task-board.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';
import { Select } from '#web/components/ui/select.tsx';

type NewTaskDialogProps = {
  columns: readonly Column[];
  /** The column it opens with; undefined while it is closed. */
  columnId: ColumnId | undefined;
  onCreate: (task: { title: string; columnId: ColumnId }) => void;
  onClose: () => void;
};

export function NewTaskDialog({ columns, columnId, onCreate, onClose }: NewTaskDialogProps) {
  const formRef = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={columnId !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Nova Tarefa"
        onOpenAutoFocus={(event) => {
          // Not the close button: whoever opens this wants to write.
          event.preventDefault();
          formRef.current?.querySelector('input')?.focus();
        }}
      >
        <div ref={formRef}>
          {columnId && <NewTaskForm columns={columns} columnId={columnId} onCreate={onCreate} onClose={onClose} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function NewTaskForm({ columns, columnId, onCreate, onClose }: NewTaskDialogProps & { columnId: ColumnId }) {
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<ColumnId>(columnId);
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const ready = readTitle(title, MAX_TASK_TITLE);
    if (ready === undefined) {
      setError('Escreva o título da tarefa.');
      return;
    }
    onCreate({ title: ready, columnId: chosen });
    onClose();
  }

  return (
    <form className="mt-3 grid gap-4" onSubmit={handleSubmit} noValidate>
      <Field label="Título" error={error} required>
        <Input
          value={title}
          maxLength={MAX_TASK_TITLE}
          placeholder="Pedir amostra ao fornecedor"
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Field label="Lista">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={columns.map((column) => ({
            value: column.columnId,
            label: column.locked ? `${column.title} (Premium)` : column.title,
            disabled: column.locked,
          }))}
        />
      </Field>
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="ghost">Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary">
          Criar tarefa
        </Button>
      </DialogActions>
    </form>
  );
}
