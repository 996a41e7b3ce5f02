import { addDays, BRAZIL, dayIn } from '#domain/zoned-time.ts';

/** The last days as YYYY-MM-DD in São Paulo, today last. */
export const listDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(dayIn(now, BRAZIL), index + 1 - count));
