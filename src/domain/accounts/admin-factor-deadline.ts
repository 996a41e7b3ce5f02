/** Days an administrator has to add a second factor once it is required. */
const FACTOR_DAYS = 7;

export const addFactorDays = (since: string): string =>
  new Date(Date.parse(since) + FACTOR_DAYS * 86_400_000).toISOString();

export const isFactorOverdue = (dueAt: string | null | undefined, now: Date): boolean =>
  Boolean(dueAt && Date.parse(dueAt) <= now.getTime());
