import { daysAgo, formatTime } from '#web/lib/format-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/** Compares days in the browser's time zone. */
export const isToday = (isoTime: string, now: Date): boolean => daysAgo(isoTime, now) <= 0;

/** "agora", "há 12 min", "10:51", "ontem", otherwise the date. */
export function describeMoment(isoTime: string, now: Date): string {
  const time = new Date(isoTime);
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return 'agora';
  if (age < HOUR_MS) return `há ${Math.floor(age / MINUTE_MS)} min`;
  if (isToday(isoTime, now)) return formatTime(isoTime);
  return daysAgo(isoTime, now) === 1 ? 'ontem' : `${two(time.getDate())}/${two(time.getMonth() + 1)}`;
}
