/** Brasília has had no daylight saving since 2019: UTC-3 all year. */
const BRASILIA_OFFSET = '-03:00';

const datePattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** ISO 8601 with a zone, or `YYYY-MM-DD HH:mm` in Brasília time. Both become UTC; anything else is undefined. */
export function parsePaymentDate(text: string | undefined): string | undefined {
  const match = datePattern.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minute, second = '00', fraction = '', zone] = match;
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined;
  // A date without time includes that day: it ends at midnight in Brasília.
  const time = hour === undefined ? '23:59:59.999' : `${hour}:${minute}:${second}${fraction.slice(0, 4)}`;
  const at = new Date(`${year}-${month}-${day}T${time}${withColon(zone) ?? BRASILIA_OFFSET}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Distant years are an error of the sender and would not fit the database's text format. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 2000 || year > 2200) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const withColon = (zone: string | undefined): string | undefined =>
  zone && zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
