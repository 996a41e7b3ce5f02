import { describe, expect, test } from 'vitest';
import {
  clampReviewCount,
  isReviewCount,
  shareOfSplit,
  splitByMen,
  splitByShare,
  splitByWomen,
} from './review-counts.ts';

describe('review split', () => {
  test.each([
    [3, 50, { women: 2, men: 1 }],
    [10, 50, { women: 5, men: 5 }],
    [9, 33, { women: 3, men: 6 }],
    [30, 0, { women: 0, men: 30 }],
    [30, 100, { women: 30, men: 0 }],
    [7, 140, { women: 7, men: 0 }],
    [7, Number.NaN, { women: 0, men: 7 }],
  ])('splits %i reviews at %d percent women', (count, percent, split) => {
    expect(splitByShare(count, percent)).toEqual(split);
  });

  test('women and men are never negative and add up to the count', () => {
    expect(splitByWomen(10, 4)).toEqual({ women: 4, men: 6 });
    expect(splitByWomen(10, 99)).toEqual({ women: 10, men: 0 });
    expect(splitByMen(10, -5)).toEqual({ women: 10, men: 0 });
    expect(splitByMen(10, Number.NaN)).toEqual({ women: 10, men: 0 });
  });

  test('moves the slider to the percentage of a typed split', () => {
    expect(shareOfSplit({ women: 1, men: 2 })).toBe(33);
    expect(shareOfSplit({ women: 0, men: 0 })).toBe(50);
  });

  test.each([
    ['', 3],
    ['abc', 3],
    ['2', 3],
    ['31', 30],
    ['12', 12],
    [12.7, 12],
    [Number.NaN, 3],
  ])('clamps the count %j to %i', (typed, count) => {
    expect(clampReviewCount(typed)).toBe(count);
  });

  test('accepts whole counts from 3 to 30 only', () => {
    expect([2, 3, 30, 31, 3.5].map(isReviewCount)).toEqual([false, true, true, false, false]);
  });
});
