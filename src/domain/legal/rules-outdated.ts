/** Rules not reviewed for this long may have changed. */
const MAX_AGE_DAYS = 365;
const DAY_MS = 86_400_000;

/** Whether rules last reviewed on that day, YYYY-MM-DD, are due for review. */
export const areRulesOutdated = (reviewedOn: string, now: Date): boolean =>
  now.getTime() - Date.parse(`${reviewedOn}T00:00:00Z`) > MAX_AGE_DAYS * DAY_MS;
