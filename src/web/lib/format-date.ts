import { lazyValue } from '#domain/lazy-value.ts';

const dayFormat = lazyValue(
  () => new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' }),
);

/** 14/06/2025, in the reader's own time zone. */
export const formatDate = (isoTime: string): string => dayFormat().format(new Date(isoTime));

const minuteFormat = lazyValue(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** 14/06/2025 09:41, in the reader's own time zone. */
export const formatDateTime = (isoTime: string): string => minuteFormat().format(new Date(isoTime)).replace(', ', ' ');

const timeFormat = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

/** 09:41, in the reader's own time zone. */
export const formatTime = (isoTime: string): string => timeFormat().format(new Date(isoTime));

const DAY_MS = 86_400_000;
const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

/** Days since then by the reader's calendar: 0 is today, 1 yesterday. */
export const daysAgo = (isoTime: string, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(new Date(isoTime))) / DAY_MS);

/** "hoje às 10:42", "ontem às 18:05", else the day. */
export function formatMoment(isoTime: string, now = new Date()): string {
  const days = daysAgo(isoTime, now);
  if (days === 0) return `hoje às ${formatTime(isoTime)}`;
  return days === 1 ? `ontem às ${formatTime(isoTime)}` : formatDate(isoTime);
}
