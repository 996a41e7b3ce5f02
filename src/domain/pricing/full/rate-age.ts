const DAY_MS = 86_400_000;
/** Japan: UTC+9, no daylight saving. */
const JAPAN_MS = 9 * 3_600_000;

const inJapan = (time: Date): Date => new Date(time.getTime() + JAPAN_MS);

/** The day in Japan, `YYYY-MM-DD`. */
export const dayInJapan = (time: Date): string => inJapan(time).toISOString().slice(0, 10);

/** The time of day in Japan, `09:00`. */
export const clockInJapan = (time: Date): string => inJapan(time).toISOString().slice(11, 16);

/** Whole days in Japan since then; 0 is today. */
export const daysInJapanSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor(inJapan(now).getTime() / DAY_MS) - Math.floor(inJapan(then).getTime() / DAY_MS));
