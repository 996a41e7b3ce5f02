import { useQuery } from '@tanstack/react-query';
import { reminderZoneNames, reminderZones } from '#domain/tasks/reminder-time.ts';
import { Field } from '#web/components/ui/form/field.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { Switch } from '#web/components/ui/form/switch.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { remindersQuery, useUpdateReminders } from './reminders.queries.ts';

const zones = reminderZones.map((value) => ({ value, label: reminderZoneNames[value] }));

/** A message the morning before a task is due: off until the person wants it. */
export function ReminderForm() {
  const { data: reminders, isError } = useQuery(remindersQuery());
  const { mutate: update } = useUpdateReminders();
  if (isError) return <p className="text-fg-muted">Não foi possível carregar os lembretes.</p>;
  if (!reminders) {
    return (
      <SkeletonGroup className="grid gap-4.5">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-4.5">
      <Switch checked={reminders.enabled} onChange={(event) => update({ ...reminders, enabled: event.target.checked })}>
        Receber um e-mail na manhã anterior
      </Switch>
      <Field label="Seu fuso horário" hint="A manhã é contada onde você está, a partir das 7h.">
        <Select
          value={reminders.timeZone}
          options={zones}
          onValueChange={(timeZone) => update({ ...reminders, timeZone })}
        />
      </Field>
    </div>
  );
}
