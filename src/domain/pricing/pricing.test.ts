import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  calculatePrices,
  MAX_INPUT_YEN,
  type PricingInput,
  type PricingResult,
  parseYenInput,
  pricingBounds,
  pricingDefaults,
} from './pricing.ts';
import { breakDownPrice, shareOut } from './pricing-breakdown.ts';
import { PRICING_STORAGE_KEY, parsePricing, serialisePricing } from './stored-pricing-settings.ts';

const onStep = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step);

const anyInput: fc.Arbitrary<PricingInput> = fc.record({
  supplierPrice: fc.nat(MAX_INPUT_YEN),
  shipping: fc.nat(MAX_INPUT_YEN),
  multiplier: onStep(pricingBounds.multiplier),
  discountPercentage: onStep(pricingBounds.discountPercentage),
  minMarginPercentage: onStep(pricingBounds.minMarginPercentage),
  avgMarginPercentage: onStep(pricingBounds.avgMarginPercentage),
});

const holdsForAny = (name: string, check: (input: PricingInput, result: PricingResult) => void) =>
  it(name, () => {
    fc.assert(fc.property(anyInput, (input) => check(input, calculatePrices(input))));
  });

describe('calculatePrices', () => {
  test.each<[string, Partial<PricingInput>, object]>([
    [
      'the defaults',
      {},
      {
        salePrice: 3500,
        comparisonPrice: 5000,
        minMarginAmount: 175,
        avgMarginAmount: 875,
        cpaTarget: 1450,
        maximumCpa: 2325,
      },
    ],
    [
      'product and shipping',
      { supplierPrice: 1200, shipping: 600 },
      {
        salePrice: 6300,
        comparisonPrice: 9000,
        minMarginAmount: 315,
        avgMarginAmount: 1575,
        cpaTarget: 2610,
        maximumCpa: 4185,
      },
    ],
    ['half yen kept until shown', { supplierPrice: 1001 }, { salePrice: 3503.5, comparisonPrice: 5005 }],
    ['no discount', { discountPercentage: 0 }, { comparisonPrice: 3500 }],
    ['95 % discount', { discountPercentage: 95 }, { comparisonPrice: 70_000 }],
    ['100 % discount', { discountPercentage: 100 }, { comparisonPrice: undefined }],
    ['nothing to sell', { supplierPrice: 0 }, { salePrice: 0, comparisonPrice: 0, cpaTarget: 0, maximumCpa: 0 }],
    [
      'margins above the price',
      { multiplier: 2, minMarginPercentage: 100, avgMarginPercentage: 100 },
      { salePrice: 2000, cpaTarget: -3000, maximumCpa: -1000 },
    ],
  ])('answers %s', (_name, over, expected) => {
    expect(calculatePrices({ ...pricingDefaults, ...over })).toMatchObject(expected);
  });

  holdsForAny('never returns infinity or NaN', (_, result) => {
    for (const value of Object.values(result)) if (value !== undefined) expect(Number.isFinite(value)).toBe(true);
  });

  holdsForAny('never lowers the price when the multiplier rises', (input, { salePrice }) => {
    expect(calculatePrices({ ...input, multiplier: input.multiplier + 0.5 }).salePrice).toBeGreaterThanOrEqual(
      salePrice,
    );
  });

  holdsForAny('never shows a comparison price below the sale price', (input, { salePrice, comparisonPrice }) => {
    expect(comparisonPrice === undefined).toBe(input.discountPercentage === 100);
    if (comparisonPrice !== undefined) expect(comparisonPrice).toBeGreaterThanOrEqual(salePrice);
  });

  holdsForAny('leaves exactly the minimum margin when the maximum CPA is paid', (input, result) => {
    const kept = result.salePrice - input.supplierPrice - input.shipping - result.maximumCpa;
    expect(Math.abs(kept - result.minMarginAmount)).toBeLessThan(0.01);
  });
});

describe('breakDownPrice', () => {
  holdsForAny('accounts for every yen of the price, in whole yen', (input, { salePrice }) => {
    const amounts = breakDownPrice(input).map(({ amount }) => amount);
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(Math.round(salePrice));
    expect(amounts.every(Number.isInteger)).toBe(true);
    expect(amounts.slice(0, 2), 'as they were typed').toEqual([input.supplierPrice, input.shipping]);
  });

  it('gives each share its percentage', () => {
    expect(breakDownPrice({ ...pricingDefaults, supplierPrice: 1200, shipping: 600 })).toEqual([
      { part: 'product', amount: 1200, percentage: 19 },
      { part: 'shipping', amount: 600, percentage: 10 },
      { part: 'cpa', amount: 2610, percentage: 41 },
      { part: 'minMargin', amount: 315, percentage: 5 },
      { part: 'avgMargin', amount: 1575, percentage: 25 },
    ]);
  });

  it('returns zeros for a price of zero', () => {
    const shares = breakDownPrice({ ...pricingDefaults, supplierPrice: 0 });
    expect(shares.every(({ amount, percentage }) => amount === 0 && percentage === 0)).toBe(true);
  });

  it('gives leftover yen to the largest remainders', () => {
    expect(shareOut([0.5, 1.2, 1.3], 3)).toEqual([1, 1, 1]);
    expect(shareOut([-0.5, 1.5], 1)).toEqual([0, 1]);
  });
});

describe('parseYenInput', () => {
  test.each([
    ['1200', 1200],
    [' 600 ', 600],
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['12,6', 13],
    ['12.4', 12],
    ['Infinity', 0],
    ['1e20', MAX_INPUT_YEN],
  ])('parses %j as %d', (text, value) => expect(parseYenInput(text)).toBe(value));
});

describe('stored settings', () => {
  it('restores the stored settings, without the amounts', () => {
    fc.assert(
      fc.property(anyInput, ({ supplierPrice: _s, shipping: _f, ...saved }) => {
        expect(parsePricing(serialisePricing(saved))).toEqual(saved);
      }),
    );
    expect(JSON.parse(serialisePricing(pricingDefaults))).not.toHaveProperty('supplierPrice');
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{}',
    '{"multiplier":3.5,"discountPercentage":30,"minMarginPercentage":5}',
    '{"multiplier":11,"discountPercentage":30,"minMarginPercentage":5,"avgMarginPercentage":25}',
    '{"multiplier":3.7,"discountPercentage":30,"minMarginPercentage":5,"avgMarginPercentage":25}',
    '{"multiplier":3.5,"discountPercentage":30,"minMarginPercentage":5,"avgMarginPercentage":-5}',
    '{"multiplier":"3.5","discountPercentage":30,"minMarginPercentage":5,"avgMarginPercentage":25}',
  ])('ignores damaged settings: %j', (text) => expect(parsePricing(text)).toBeUndefined());

  it('uses one storage key', () => expect(PRICING_STORAGE_KEY).toBe('calculatorSettings'));
});
