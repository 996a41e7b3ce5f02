import { expect, test } from 'vitest';
import { convertToYen, FALLBACK_PREMIUM_JPY, formatPlanPrice } from './plan-price.ts';

test.each([
  [11_990, 28.5, 3417],
  [11_990, 28.123456, 3372],
  [1, 28.5, 0],
  [10_000, 35, 3500],
])('%i centavos at %d are %i whole yen', (cents, rate, yen) => {
  expect(convertToYen(cents, rate)).toBe(yen);
});

test('formats yen with a comma and no decimals', () => {
  expect(formatPlanPrice(FALLBACK_PREMIUM_JPY)).toBe('¥3,500');
  expect(formatPlanPrice(0)).toBe('¥0');
  expect(formatPlanPrice(1_234_567)).toBe('¥1,234,567');
});
