import { lazyValue } from '#domain/lazy-value.ts';
import { formatDate } from '#web/lib/format-date.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The last visit is stored only to within a few minutes. */
const NOW_MINUTES = 5;
const DAYS_IN_WORDS = 30;

const timeFormat = lazyValue(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

/** "agora", "hoje, 10:42", "ontem, 22:03", "há 3 dias", otherwise the date. */
export function formatSeen(isoTime: string, now = Date.now()): string {
  const at = Date.parse(isoTime);
  if (now - at < NOW_MINUTES * MINUTE_MS) return 'agora';
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days === 0) return `hoje, ${timeFormat().format(at)}`;
  if (days === 1) return `ontem, ${timeFormat().format(at)}`;
  return days < DAYS_IN_WORDS ? `há ${days} dias` : formatDate(isoTime);
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
