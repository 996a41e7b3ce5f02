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
const DAY_MS = 86_400_000;

/** "hoje às 10:42", "ontem às 18:05", else the day. */
export function formatMoment(isoTime: string, now = Date.now()): string {
  const day = formatDate(isoTime);
  const time = timeFormat().format(new Date(isoTime));
  if (day === dayFormat().format(now)) return `hoje às ${time}`;
  return day === dayFormat().format(now - DAY_MS) ? `ontem às ${time}` : day;
}
