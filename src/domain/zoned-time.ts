/** Days are `YYYY-MM-DD`, times of day `HH:MM`. Zones are names of the tz database, whose rules decide. */

export const JAPAN = 'Asia/Tokyo';
export const BRAZIL = 'America/Sao_Paulo';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a format costs far more than using it. */
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

/** Its clocks have not moved since 1951. Reckoned, since the format of a zone takes a slow phone a tenth of a second to build. */
const JAPAN_OFFSET_MS = 9 * 3_600_000;

function wallTime(moment: Date, zone: string): { day: string; clock: string } {
  if (zone === JAPAN) {
    const shown = new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString();
    return { day: shown.slice(0, 10), clock: shown.slice(11, 16) };
  }
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = value;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, clock: `${parts.hour}:${parts.minute}` };
}

export const dayIn = (moment: Date, zone: string): string => wallTime(moment, zone).day;
export const clockIn = (moment: Date, zone: string): string => wallTime(moment, zone).clock;

/** The wall time as if it were UTC, to reckon with. */
const asUtc = (day: string, clock: string): number => Date.parse(`${day}T${clock}:00Z`);

/**
 * The moment at which a clock in the zone shows this time. A time that a change of the clock leaves out becomes the one
 * as much later; of a time that comes twice the first counts.
 */
export function momentAt(day: string, clock: string, zone: string): Date {
  const wanted = asUtc(day, clock);
  const offsetAt = (moment: number) => {
    const shown = wallTime(new Date(moment), zone);
    return asUtc(shown.day, shown.clock) - Math.floor(moment / 60_000) * 60_000;
  };
  // No zone is further than 14 hours from UTC: these two lie on either side of any change around the wanted time.
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

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
