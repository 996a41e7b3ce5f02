import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTenths, formatWhole } from './format-number.ts';

const whole = new Intl.NumberFormat('pt-BR');
const tenths = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1_234_567, '1.234.567'],
])('writes %i as %s', (count, text) => {
  expect(formatWhole(count)).toBe(text);
});

it.each([
  [5, '5,0'],
  [4.35, '4,4'],
  [4.04, '4,0'],
])('writes %d as %s', (value, text) => {
  expect(formatTenths(value)).toBe(text);
});

it('formats counts and ratings in Brazilian format', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 500 }), (count, hundredths) => {
      expect(formatWhole(count)).toBe(whole.format(count));
      expect(formatTenths(hundredths / 100)).toBe(tenths.format(hundredths / 100));
    }),
  );
});
