import { expect, test } from 'vitest';
import { convertToYen, FALLBACK_PREMIUM_JPY, formatPlanPrice, formatReais } from './plan-price.ts';

test.each([
  [11_990, 28.5, 3417],
  [11_990, 28.123456, 3372],
  [1, 28.5, 0],
  [10_000, 35, 3500],
])('%i centavos at %d are %i whole yen', (cents, rate, yen) => {
  expect(convertToYen(cents, rate)).toBe(yen);
});

test('formats yen with a comma and no decimals, and reais in Brazilian format', () => {
  expect(formatPlanPrice(FALLBACK_PREMIUM_JPY)).toBe('¥3,500');
  expect(formatPlanPrice(0)).toBe('¥0');
  expect(formatPlanPrice(1_234_567)).toBe('¥1,234,567');
  expect(formatReais(11_990)).toBe('R$ 119,90');
  expect(formatReais(123_456_700)).toBe('R$ 1.234.567,00');
});
