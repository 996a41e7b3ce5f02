import { lazy, Suspense, useMemo, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { OPENING_STEP } from '#domain/launch-template.ts';
import { type SalesEvent, upcomingEvents } from '#domain/sales-calendar.ts';
import { dayIn, daysBetween, JAPAN, weekdayOf } from '#domain/zoned-time.ts';
import { Button } from '#web/components/ui/button.tsx';
import { countdown, describeEvent, shortDate, weekdays } from './sales-words.ts';

const SalesCalendarDialog = lazy(() =>
  import('./sales-calendar-dialog.tsx').then((module) => ({ default: module.SalesCalendarDialog })),
);

const SHOWN = 12;

type StripEntry = { key: string; day: string; japanese: string; text: string; isOwn: boolean };

const fromEvent = (event: SalesEvent): StripEntry => ({
  key: `${event.id} ${event.start}`,
  day: event.start,
  japanese: event.japanese,
  text: describeEvent(event),
  isOwn: false,
});

type SalesStripProps = {
  tasks: readonly Task[];
  now: Date;
  launchName?: ((launchId: string) => string | undefined) | undefined;
};

/** The next sale and gift days in Japan, with one's own launches among them. */
export function SalesStrip({ tasks, now, launchName }: SalesStripProps) {
  const [isOpen, setOpen] = useState(false);
  const today = dayIn(now, JAPAN);
  const entries = useMemo(() => {
    const launches = tasks.flatMap((task): StripEntry[] => {
      if (task.launchStep !== OPENING_STEP || task.dueAt === null || task.completed) return [];
      const day = dayIn(new Date(task.dueAt), JAPAN);
      if (day < today) return [];
      const name = task.launchId === null ? undefined : launchName?.(task.launchId);
      return [
        {
          key: task.id,
          day,
          japanese: '販売開始',
          text: name ? `Lançar: ${name}` : 'Abrir as vendas',
          isOwn: true,
        },
      ];
    });
    return [...upcomingEvents(today, SHOWN).map(fromEvent), ...launches].sort((a, b) => (a.day < b.day ? -1 : 1));
  }, [tasks, today, launchName]);
  return (
    <section aria-labelledby="sales-calendar" className="mb-6">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 id="sales-calendar" className="h3">
          Calendário de vendas no Japão
        </h2>
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          Ver tudo<span className="sr-only"> o calendário, de 2026 a 2030</span>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too. */}
      <ul className="sales-strip" tabIndex={0} aria-label="Próximas datas">
        {entries.map((entry) => (
          <li key={entry.key} data-own={entry.isOwn || undefined}>
            <span className="sales-day">
              <b>{shortDate(entry.day)}</b> {weekdays[weekdayOf(entry.day)]}
            </span>
            <span lang="ja">{entry.japanese}</span>
            <span className="sales-name">{entry.text}</span>
            <small>{countdown(daysBetween(today, entry.day))}</small>
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <SalesCalendarDialog today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
