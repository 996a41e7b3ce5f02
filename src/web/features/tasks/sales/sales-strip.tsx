import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Task } from '#contract/tasks.ts';
import { OPENING_STEP } from '#domain/tasks/launch-template.ts';
import { type SalesEvent, upcomingEvents } from '#domain/tasks/sales-calendar.ts';
import { dayIn, daysBetween, JAPAN, weekdayOf } from '#domain/zoned-time.ts';
import { Button } from '#web/components/ui/button.tsx';
import { cn } from '#web/lib/cn.ts';
import { useStoredFlag } from '#web/lib/use-stored-flag.ts';
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

export function SalesStrip({ tasks, now, launchName }: SalesStripProps) {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useStoredFlag('sales-calendar');
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
    <section aria-labelledby="sales-calendar" className={cn(isShown && '@container mb-2.5 basis-full')}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="sales-calendar" className="text-fg-muted text-sm">
          <button
            type="button"
            className="flex min-h-9 items-center gap-1.5 text-left"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            <ChevronRight aria-hidden="true" className={cn('size-4', isShown && 'rotate-90')} />
            Calendário de vendas
          </button>
        </h2>
        {isShown && (
          <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
            Ver tudo<span className="sr-only"> o calendário, de 2026 a 2030</span>
          </Button>
        )}
      </div>
      {isShown && (
        <ul
          // Shows as many whole days as fit; scrolling snaps to a day.
          className="mt-2.5 grid snap-x snap-mandatory auto-cols-[calc(100%/2)] grid-flow-col overflow-x-auto scroll-smooth border-y border-line [scrollbar-color:var(--color-sumi-600)_transparent] [scrollbar-width:thin] @lg:auto-cols-[calc(100%/3)] @min-[44rem]:auto-cols-[calc(100%/4)] @4xl:auto-cols-[calc(100%/5)] @min-[68rem]:auto-cols-[calc(100%/6)]"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls horizontally, so it must be reachable by keyboard.
          tabIndex={0}
          aria-label="Próximas datas"
        >
          {entries.map((entry) => (
            <li
              key={entry.key}
              className="grid min-w-0 snap-start content-start gap-0.5 border-l border-line px-4 py-3.5 first:border-0 first:pl-0"
            >
              <span className="text-sm/6 text-fg-muted tabular-nums">
                <b
                  className={cn(
                    'font-display text-lg/[1.2] font-semibold normal-nums',
                    entry.isOwn ? 'text-accent-text' : 'text-fg',
                  )}
                >
                  {shortDate(entry.day)}
                </b>{' '}
                {weekdays[weekdayOf(entry.day)]}
              </span>
              <span className="text-base/[1.5] break-keep text-fg-soft" lang="ja">
                {entry.japanese}
              </span>
              <span className="text-sm/[1.35]">{entry.text}</span>
              <small className="text-sm/6 text-fg-muted tabular-nums">{countdown(daysBetween(today, entry.day))}</small>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <SalesCalendarDialog today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
