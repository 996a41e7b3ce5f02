import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [4, 16_000],
  [5, 30_000],
  [9, 30_000],
])('after %i failures the next try waits %i ms', (failures, delay) => {
  expect(retryDelay(failures)).toBe(delay);
});

test.each([
  ['unavailable', true],
  ['timeout', true],
  ['internal', true],
  ['not_found', false],
  ['unauthenticated', false],
  ['forbidden', false],
  ['rate_limited', false],
  ['invalid_input', false],
] as const)('a query that failed with %s is tried again: %s', (code, again) => {
  expect(shouldRetry(0, new AppError(code, 'x'))).toBe(again);
});

test('gives up after three retries, and at once on a programming error', () => {
  const lost = new AppError('unavailable', 'x');
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, lost))).toEqual([true, true, true, false]);
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});
