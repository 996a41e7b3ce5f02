import { expect, test } from 'vitest';
import { clockInJapan, dayInJapan, daysInJapanSince } from './japan-time.ts';

test.each([
  ['2026-11-15T00:00:00Z', '2026-11-15', '09:00'],
  ['2026-11-15T14:59:00Z', '2026-11-15', '23:59'],
  ['2026-11-15T15:00:00Z', '2026-11-16', '00:00'],
])('%s is %s, %s in Japan', (moment, day, clock) => {
  expect([dayInJapan(new Date(moment)), clockInJapan(new Date(moment))]).toEqual([day, clock]);
});

test.each([
  ['2026-11-15T14:59:59Z', 0],
  ['2026-11-15T15:00:00Z', 1],
  ['2026-11-18T01:00:00Z', 3],
])('%s is %i days in Japan later', (now, days) => {
  expect(daysInJapanSince(new Date('2026-11-15T00:00:00Z'), new Date(now))).toBe(days);
});
