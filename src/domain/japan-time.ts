const DAY_MS = 86_400_000;
/** No clock changes since 1951, and creating a formatter takes 100 ms on a slow phone. */
const JAPAN_OFFSET_MS = 9 * 3_600_000;

const inJapan = (moment: Date): Date => new Date(moment.getTime() + JAPAN_OFFSET_MS);

/** The day in Japan, `YYYY-MM-DD`. */
export const dayInJapan = (moment: Date): string => inJapan(moment).toISOString().slice(0, 10);

/** The time of day in Japan, `09:00`. */
export const clockInJapan = (moment: Date): string => inJapan(moment).toISOString().slice(11, 16);

/** Whole days in Japan since then; 0 is today. */
export const daysInJapanSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor(inJapan(now).getTime() / DAY_MS) - Math.floor(inJapan(then).getTime() / DAY_MS));
