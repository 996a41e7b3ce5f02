import { expect, it } from 'vitest';
import { describeMoment, isToday } from './describe-moment.ts';

const now = new Date(2026, 10, 15, 12, 30);

it.each<[Date, string, boolean]>([
  [new Date(2026, 10, 15, 12, 30, 20), 'agora', true],
  [new Date(2026, 10, 15, 12, 18), 'há 12 min', true],
  [new Date(2026, 10, 15, 10, 51), '10:51', true],
  [new Date(2026, 10, 14, 23, 59), 'ontem', false],
  [new Date(2026, 10, 13, 12, 30), '13/11', false],
])('the moment of a notice is shown as: %s', (time, words, today) => {
  expect(describeMoment(time.toISOString(), now)).toBe(words);
  expect(isToday(time.toISOString(), now)).toBe(today);
});
