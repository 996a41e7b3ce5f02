const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Japan: UTC+9, no daylight saving. */
const JAPAN_OFFSET = 9 * HOUR;
/** Hours of the day in Japan at which a converted price expires. */
const EDGES = [0, 12, 18];

/** The next 00:00, 12:00 or 18:00 in UTC+9, strictly after `now`. */
export function nextRateExpiry(now: Date): Date {
  const inJapan = now.getTime() + JAPAN_OFFSET;
  const midnight = Math.floor(inJapan / DAY) * DAY;
  const edges = [...EDGES.map((hour) => midnight + hour * HOUR), midnight + DAY];
  const next = edges.find((edge) => edge > inJapan) ?? midnight + DAY;
  return new Date(next - JAPAN_OFFSET);
}
