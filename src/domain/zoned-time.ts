import { clockInJapan, dayInJapan } from './japan-time.ts';

/** Days are `YYYY-MM-DD`, times of day `HH:MM`. Zones are tz database names. */

export const JAPAN = 'Asia/Tokyo';
export const BRAZIL = 'America/Sao_Paulo';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is much slower than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

function wallTime(moment: Date, zone: string): { day: string; clock: string } {
  if (zone === JAPAN) return { day: dayInJapan(moment), clock: clockInJapan(moment) };
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = value;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, clock: `${parts.hour}:${parts.minute}` };
}

export const dayIn = (moment: Date, zone: string): string => wallTime(moment, zone).day;
export const clockIn = (moment: Date, zone: string): string => wallTime(moment, zone).clock;

/** The wall time as if it were UTC, for arithmetic. */
const asUtc = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00Z`);

/** A skipped time is moved later by the length of the gap; of a repeated time the first counts. */
export function momentAt(day: string, clock: string, zone: string): Date {
  const wanted = asUtc(day, clock);
  const offsetAt = (moment: number) => {
    const shown = wallTime(new Date(moment), zone);
    return asUtc(shown.day, shown.clock) - Math.floor(moment / 60_000) * 60_000;
  };
  // No zone is more than 14 hours from UTC: one instant on either side of any clock change nearby.
  const before = offsetAt(wanted - 86_400_000);
  const after = offsetAt(wanted + 86_400_000);
  const early = wanted - Math.max(before, after);
  const late = wanted - Math.min(before, after);
  if (offsetAt(early) === wanted - early) return new Date(early);
  if (offsetAt(late) === wanted - late) return new Date(late);
  return new Date(wanted - before);
}

export const startOfDay = (day: string, zone: string): Date => momentAt(day, '00:00', zone);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const nextDay = (day: string): string => addDays(day, 1);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
