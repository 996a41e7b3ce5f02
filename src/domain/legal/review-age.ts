/** Rules that nobody has read for so long may have changed. */
const MAX_AGE_DAYS = 365;
const DAY_MS = 86_400_000;

/** Whether rules last read on that day, YYYY-MM-DD, should be read again. */
export const isReviewOld = (reviewedOn: string, now: Date): boolean =>
  now.getTime() - Date.parse(`${reviewedOn}T00:00:00Z`) > MAX_AGE_DAYS * DAY_MS;
