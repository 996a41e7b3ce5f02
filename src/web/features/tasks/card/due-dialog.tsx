import { type FormEvent, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { isDueMoment } from '#domain/tasks/due.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { DueFields } from './due-fields.tsx';

type DueDialogProps = {
  /** The task whose date is edited; undefined while the dialog is closed. */
  task: Task | undefined;
  onSave: (taskId: string, dueAt: string | null) => void;
  onClose: () => void;
};

export function DueDialog({ task, onSave, onClose }: DueDialogProps) {
  return (
    <Dialog open={task !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Data e hora" description={task?.title}>
        {task && <DueForm key={task.id} task={task} onSave={onSave} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function DueForm({ task, onSave, onClose }: DueDialogProps & { task: Task }) {
  const [dueAt, setDueAt] = useState(task.dueAt);
  const [error, setError] = useState<string>();

  function save(next: string | null) {
    if (next !== null && !isDueMoment(next)) return setError('Escolha um dia entre 2020 e 2099.');
    if (next !== task.dueAt) onSave(task.id, next);
    onClose();
  }

  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(dueAt);
      }}
    >
      <DueFields
        value={dueAt}
        error={error}
        onChange={(next) => {
          setDueAt(next);
          setError(undefined);
        }}
      />
      <DialogActions className="mt-2">
        {task.dueAt !== null && (
          <Button variant="ghost" className="sm:mr-auto" onClick={() => save(null)}>
            Remover data
          </Button>
        )}
        <DialogClose asChild>
          <Button variant="ghost">Cancelar</Button>
        </DialogClose>
        <Button type="submit" variant="primary">
          Salvar
        </Button>
      </DialogActions>
    </form>
  );
}
