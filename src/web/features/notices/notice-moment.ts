const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** Compares days in the browser's time zone. */
export const isToday = (isoTime: string, now: Date): boolean => dayOf(new Date(isoTime)) >= dayOf(now);

/** "agora", "há 12 min", "10:51", "ontem", otherwise the date. */
export function describeMoment(isoTime: string, now: Date): string {
  const time = new Date(isoTime);
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return 'agora';
  if (age < HOUR_MS) return `há ${Math.floor(age / MINUTE_MS)} min`;
  if (isToday(isoTime, now)) return `${two(time.getHours())}:${two(time.getMinutes())}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayOf(time) === yesterday.getTime() ? 'ontem' : `${two(time.getDate())}/${two(time.getMonth() + 1)}`;
}
