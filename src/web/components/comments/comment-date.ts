import { lazyValue } from '#domain/lazy-value.ts';
import { formatDate } from '#web/lib/format-date.ts';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 7;
const relative = lazyValue(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' }));

/** "hoje", "ontem", "há 2 dias", then the date; days are counted in the reader's time zone. */
export function describeDay(isoTime: string, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(isoTime))) / DAY_MS);
  if (days <= 0) return 'hoje';
  if (days === 1) return 'ontem';
  return days < RECENT_DAYS ? relative().format(-days, 'day') : formatDate(isoTime);
}

const startOfDay = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
