import { type FormEvent, type ReactNode, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { describeDue, isDueMoment } from '#domain/tasks/due.ts';
import { BRAZIL, clockIn, dayIn, JAPAN, momentAt } from '#domain/zoned-time.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { cn } from '#web/lib/cn.ts';

type DueDialogProps = {
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

const DEFAULT_CLOCK = '10:00';
const zones = [
  { value: JAPAN, label: 'Japão' },
  { value: BRAZIL, label: 'Brasília' },
] as const;
type Zone = (typeof zones)[number]['value'];

type DueFieldsProps = { value: string | null; error?: string | undefined; onChange: (dueAt: string | null) => void };

/**
 * Browsers make date and time fields wide; both must fit side by side on the narrowest phone. "08:00 PM" needs the room of
 * the clock icon there; phones open the time picker on a tap on the field.
 */
export function DateTimeGrid({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-3 [&_.field]:grid-cols-1 [&_.input]:min-w-0 [&_.input]:px-3 max-[26rem]:[&_[type=time]::-webkit-calendar-picker-indicator]:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Day and time in Japanese or Brasília time; below, the result in both time zones. */
export function DueFields({ value, error, onChange }: DueFieldsProps) {
  const [zone, setZone] = useState<Zone>(JAPAN);
  const [draft, setDraft] = useState(() =>
    value === null
      ? { day: '', clock: '' }
      : { day: dayIn(new Date(value), JAPAN), clock: clockIn(new Date(value), JAPAN) },
  );

  function change(part: Partial<typeof draft>, inZone: Zone = zone) {
    const next = { ...draft, ...part };
    if (next.day !== '' && next.clock === '') next.clock = DEFAULT_CLOCK;
    setDraft(next);
    onChange(next.day === '' ? null : momentAt(next.day, next.clock, inZone).toISOString());
  }

  return (
    <div className="grid gap-2">
      <DateTimeGrid>
        <Field label="Dia" error={error}>
          <Input
            type="date"
            min="2020-01-01"
            max="2099-12-31"
            value={draft.day}
            onChange={(event) => change({ day: event.target.value })}
          />
        </Field>
        <Field label="Hora">
          <Input
            type="time"
            value={draft.clock}
            disabled={draft.day === ''}
            onChange={(event) => change({ clock: event.target.value })}
          />
        </Field>
      </DateTimeGrid>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segmented
          label="Hora de"
          value={zone}
          options={zones}
          onValueChange={(next) => {
            setZone(next);
            change({}, next);
          }}
        />
        <output className="text-sm text-fg-muted tabular-nums">
          {value === null ? 'Sem data' : describeDue(value, new Date()).join(' · ')}
        </output>
      </div>
    </div>
  );
}
