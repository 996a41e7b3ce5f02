import { daysAgo, formatDate, formatTime } from '#web/lib/format-date.ts';

const MINUTE_MS = 60_000;
/** The last visit is stored only to within a few minutes. */
const NOW_MINUTES = 5;
const DAYS_IN_WORDS = 30;

/** "agora", "hoje, 10:42", "ontem, 22:03", "há 3 dias", otherwise the date. */
export function formatLastVisit(isoTime: string, now = new Date()): string {
  if (now.getTime() - Date.parse(isoTime) < NOW_MINUTES * MINUTE_MS) return 'agora';
  const days = daysAgo(isoTime, now);
  if (days === 0) return `hoje, ${formatTime(isoTime)}`;
  if (days === 1) return `ontem, ${formatTime(isoTime)}`;
  return days < DAYS_IN_WORDS ? `há ${days} dias` : formatDate(isoTime);
}
