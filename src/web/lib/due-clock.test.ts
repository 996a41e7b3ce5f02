import { expect, it } from 'vitest';
import { dueClock } from './due-clock.ts';

it.each([
  [new Date(2026, 10, 15, 0, 0), new Date(2026, 10, 16)],
  [new Date(2026, 10, 15, 23, 59), new Date(2026, 10, 16)],
  [new Date(2026, 11, 31, 12, 0), new Date(2027, 0, 1)],
])('the day of %s ends at %s, where the person is', (now, tomorrow) => {
  expect(dueClock(now)).toEqual({ now: now.getTime(), tomorrow: tomorrow.getTime() });
});
