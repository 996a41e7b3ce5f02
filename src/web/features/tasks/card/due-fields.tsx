import { type ReactNode, useState } from 'react';
import { describeDue } from '#domain/tasks/due.ts';
import { BRAZIL, clockIn, dayIn, JAPAN, momentAt } from '#domain/zoned-time.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { cn } from '#web/lib/cn.ts';

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
