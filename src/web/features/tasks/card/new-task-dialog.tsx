import { useRef } from 'react';
import { type Column, type NewTask, newTaskSchema } from '#contract/tasks.ts';
import { type ColumnId, MAX_TASK_TITLE } from '#domain/tasks/task-board.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { DueFields } from './due-dialog.tsx';

type NewTaskDialogProps = {
  columns: readonly Column[];
  columnId: ColumnId | undefined;
  onCreate: (task: NewTask) => void;
  onClose: () => void;
};

export function NewTaskDialog({ columns, columnId, onCreate, onClose }: NewTaskDialogProps) {
  const formRef = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={columnId !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Nova Tarefa"
        onOpenAutoFocus={(event) => {
          // Focuses the title field instead of the close button.
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
  const { form, errorOf, submit } = useContractForm<NewTask>({
    schema: newTaskSchema,
    defaultValues: { id: newId(), title: '', columnId, dueAt: null },
    save: (task) => {
      onCreate(task);
      onClose();
      return undefined;
    },
  });

  return (
    <form className="mt-3 grid gap-4" onSubmit={submit} noValidate>
      <Field label="Título" error={errorOf('title')} required>
        <Input
          maxLength={MAX_TASK_TITLE}
          placeholder="Pedir amostra ao fornecedor"
          autoComplete="off"
          {...form.register('title')}
        />
      </Field>
      <Field label="Lista">
        <Select
          value={form.watch('columnId')}
          onValueChange={(chosen) => form.setValue('columnId', chosen)}
          options={columns.map((column) => ({
            value: column.columnId,
            label: column.locked ? `${column.title} (Premium)` : column.title,
            disabled: column.locked,
          }))}
        />
      </Field>
      <DueFields
        value={form.watch('dueAt') ?? null}
        error={errorOf('dueAt')}
        onChange={(dueAt) => form.setValue('dueAt', dueAt)}
      />
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
