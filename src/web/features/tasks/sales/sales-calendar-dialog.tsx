import { useId, useState } from 'react';
import {
  orderCutoff,
  type SalesEvent,
  type ShippingOrigin,
  salesYears,
  shippingOrigins,
  upcomingEvents,
} from '#domain/tasks/sales-calendar.ts';
import { daysBetween, weekdayOf } from '#domain/zoned-time.ts';
import { Segmented } from '#web/components/ui/form/segmented.tsx';
import { Dialog, DialogContent } from '#web/components/ui/overlay/dialog.tsx';
import { countdown, describeEvent, longDate, shortDate, weekdays } from './sales-words.ts';

const origins = Object.entries(shippingOrigins).map(([value, label]) => ({ value: value as ShippingOrigin, label }));

export function SalesCalendarDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const years = salesYears.map(String).filter((year) => year >= today.slice(0, 4));
  const [year, setYear] = useState(years[0] ?? '');
  const [origin, setOrigin] = useState<ShippingOrigin>('china');
  const events = upcomingEvents(today, Number.POSITIVE_INFINITY).filter((event) => event.start.startsWith(year));
  const isOrderable = (event: SalesEvent) => orderCutoff(event, origin) >= today;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Calendário de vendas no Japão"
        description="Datas do Japão. “Previsto” segue os anos anteriores: confira na página da Rakuten."
        size="wide"
      >
        <div className="mt-4 flex flex-wrap gap-3">
          <Segmented
            label="Ano"
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            onValueChange={setYear}
          />
          <Segmented label="De onde sai o produto" value={origin} options={origins} onValueChange={setOrigin} />
        </div>
        <EventGroup title="Dá tempo" events={events.filter(isOrderable)} today={today} origin={origin} />
        <EventGroup
          title="Prazo passou"
          events={events.filter((event) => !isOrderable(event))}
          today={today}
          origin={origin}
        />
      </DialogContent>
    </Dialog>
  );
}

type EventGroupProps = { title: string; events: readonly SalesEvent[]; today: string; origin: ShippingOrigin };

/** By whether a product ordered today still arrives before the event. */
function EventGroup({ title, events, today, origin }: EventGroupProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-2 text-fg-muted text-sm">
        {title}
      </h3>
      <ul className="border-t border-line">
        {events.map((event) => {
          const lastOrder = orderCutoff(event, origin);
          return (
            <li
              key={event.id}
              className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line py-2.5"
            >
              <span className="tabular-nums">
                <b>{shortDate(event.start)}</b>{' '}
                <small className="text-(length:--text-sm) text-fg-muted">{weekdays[weekdayOf(event.start)]}</small>
              </span>
              <span>
                <span className="text-(length:--text-sm) text-fg-muted" lang="ja">
                  {event.japanese}
                </span>{' '}
                {describeEvent(event)}
              </span>
              <small className="col-[2] text-(length:--text-sm) text-fg-muted tabular-nums">
                {countdown(daysBetween(today, event.start))}
                {lastOrder >= today && ` · pedir até ${longDate(lastOrder)}`}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
