const JAPANESE_DAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;
const PORTUGUESE_DAYS = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'] as const;

type Day = { year: number; month: number; day: number; weekday: number };

/** A day of the calendar, YYYY-MM-DD; undefined when there is no such day. */
function readDay(iso: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== Number(month)) return undefined;
  return { year: Number(year), month: Number(month), day: Number(day), weekday: date.getUTCDay() };
}

export const isDay = (iso: string): boolean => readDay(iso) !== undefined;

/** "11月28日（土）", as Japan writes it; with the year in what the law wants dated. */
export function formatDayInJapanese(iso: string, withYear = false): string {
  const day = readDay(iso);
  return day ? `${withYear ? `${day.year}年` : ''}${day.month}月${day.day}日（${JAPANESE_DAYS[day.weekday]}）` : '';
}

/** "28/11 (sáb.)". */
export function formatDayInPortuguese(iso: string, withYear = false): string {
  const day = readDay(iso);
  if (!day) return '';
  return `${String(day.day).padStart(2, '0')}/${String(day.month).padStart(2, '0')}${withYear ? `/${day.year}` : ''} (${PORTUGUESE_DAYS[day.weekday]})`;
}

const TIME = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A date and time in Japan, YYYY-MM-DDTHH:MM. */
export function readDayAndTime(value: string): { day: string; time: string } | undefined {
  const [, day = '', time = ''] = TIME.exec(value) ?? [];
  return isDay(day) ? { day, time } : undefined;
}
