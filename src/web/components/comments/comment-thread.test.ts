import { expect, it } from 'vitest';
import { describeDay } from './comment-thread.tsx';

const now = new Date(2026, 10, 15, 9, 0);
const at = (...time: [number, number, number, number]) => new Date(...time).toISOString();

it.each([
  [at(2026, 10, 15, 8), 'hoje'],
  [at(2026, 10, 14, 23), 'ontem'],
  [at(2026, 10, 13, 0), 'há 2 dias'],
  [at(2026, 10, 9, 12), 'há 6 dias'],
  [at(2026, 10, 8, 12), '08/11/2026'],
  [at(2026, 10, 16, 1), 'hoje'],
])('a comment of %s is dated "%s"', (time, expected) => {
  expect(describeDay(time, now)).toBe(expected);
});
