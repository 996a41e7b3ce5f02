import { describe, expect, it } from 'vitest';
import { formatYen, roundYen } from './format-yen.ts';

describe('formatYen', () => {
  it.each([
    [6300, '¥6,300'],
    [0, '¥0'],
    [-0.2, '¥0'],
    [3503.5, '¥3,504'],
    [-1450.5, '-¥1,451'],
    [1_234_567.4, '¥1,234,567'],
  ])('writes %d as %s', (amount, text) => expect(formatYen(amount)).toBe(text));
});

describe('roundYen', () => {
  it.each([
    [2.5, 3],
    [-2.5, -3],
    [-0.4, 0],
  ])('rounds %d to %d', (amount, whole) => expect(Object.is(roundYen(amount), whole)).toBe(true));
});
