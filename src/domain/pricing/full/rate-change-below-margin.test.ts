import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { type CalculationInputs, DEFAULT_CALCULATION } from './calculation-inputs.ts';
import { rateChangeBelowMargin } from './rate-change-below-margin.ts';

const day = '2026-11-15';
const inputs: CalculationInputs = {
  ...DEFAULT_CALCULATION,
  supplier: { currency: 'USD', amountMinor: 2_000, rateMicro: 150_000_000, spreadBp: 0 },
};
const minimum = calculate(inputs, day).minimum ?? 0;
const yen = (rate: number) => rate * 1_000_000;

it.each([
  ['leaves with this step', minimum, 150, 154, 2, 267],
  ['has left before', minimum, 154, 155, 2, undefined],
  ['moves by less than is asked for', minimum, 150, 152, 2, undefined],
  ['becomes cheaper for the seller', minimum, 150, 140, 2, undefined],
  ['has room for it', minimum * 2, 150, 160, 2, undefined],
  ['was never in it', Math.floor(minimum / 2), 150, 160, 2, undefined],
])('a price that %s', (_, price, before, after, percent, change) => {
  expect(rateChangeBelowMargin(inputs, price, { before: yen(before), after: yen(after), percent }, day)).toBe(change);
});

it('a cost in yen has no rate', () => {
  const inYen = { ...inputs, supplier: { currency: 'JPY' as const, amount: 3_000 } };
  expect(rateChangeBelowMargin(inYen, 1, { before: 1, after: 2, percent: 1 }, day)).toBeUndefined();
});
