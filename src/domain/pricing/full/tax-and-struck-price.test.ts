import { describe, expect, test } from 'vitest';
import { estimateImport, type SaleSituation, taxCaseOf } from './import-tax.ts';
import { refuseStruckPrice } from './struck-price.ts';

describe('import estimate', () => {
  test.each([
    [16_666, 1000, undefined, 60, false, [0, 0, 0, 0]],
    [16_667, 1000, undefined, 60, false, [1000, 800, 200, 2000]],
    [18_000, 1000, undefined, 60, false, [1000, 800, 200, 2000]],
    [18_000, 1000, undefined, 100, false, [1800, 1400, 300, 3500]],
    [30_000, 500, undefined, 60, false, [900, 1400, 300, 2600]],
    [12_000, 1090, undefined, 60, true, [700, 500, 100, 1300]],
    [10_000, 1000, undefined, 100, false, [0, 0, 0, 0]],
    [10_001, 1000, undefined, 100, false, [1000, 800, 200, 2000]],
    [12_000, 500, undefined, 100, false, [600, 900, 200, 1700]],
    [12_000, 3000, 4300, 60, true, [4300, 800, 200, 5300]],
    [12_000, 3000, 4300, 100, true, [4300, 1200, 300, 5800]],
  ])('retail %i at %i bp, share of %s', (retail, rateBp, minYen, sharePct, isDesignated, expected) => {
    const { duty, national, local, total } = estimateImport({
      retail,
      duty: { rateBp, minYen },
      sharePct,
      isDesignated,
    });
    expect([duty, national, local, total]).toEqual(expected);
  });
});

describe('tax case', () => {
  const sale: SaleSituation = {
    gross: 4980,
    day: '2027-05-10',
    isStockInJapan: false,
    isFood: false,
    isDesignated: false,
  };
  test.each<[Partial<SaleSituation>, string, string]>([
    [{}, 'small', 'none'],
    [{ gross: 10_000 }, 'small', 'none'],
    [{ gross: 10_001 }, 'middle', 'none'],
    [{ gross: 16_666 }, 'middle', 'none'],
    [{ gross: 16_667 }, 'large', 'none'],
    [{ isDesignated: true }, 'designated', 'none'],
    [{ day: '2028-03-31' }, 'small', 'none'],
    [{ day: '2028-04-01' }, 'seller-owes', 'incl10'],
    [{ day: '2028-04-01', gross: 11_000 }, 'seller-owes', 'incl10'],
    [{ day: '2028-04-01', gross: 11_001 }, 'import-full', 'none'],
    [{ day: '2028-04-01', isFood: true }, 'seller-owes', 'incl8'],
    [{ isStockInJapan: true }, 'stock', 'incl10'],
    [{ isStockInJapan: true, isFood: true }, 'stock', 'incl8'],
  ])('%j is %s with %s', (over, taxCase, taxMode) => {
    expect(taxCaseOf({ ...sale, ...over })).toEqual({ taxCase, taxMode });
  });
});

describe('a struck price in a sale from 2027-03-04', () => {
  const daysBefore = (days: number) => new Date(Date.UTC(2027, 2, 4 - days)).toISOString().slice(0, 10);
  const period = (from: number, to: number, price: number) => ({ from: daysBefore(from), to: daysBefore(to), price });
  test.each([
    ['56 days at it', [period(56, 1, 4980)], undefined],
    ['exactly half', [period(56, 29, 3980), period(28, 1, 4980)], 'not_more_than_half'],
    ['a day more than half', [period(56, 30, 3980), period(29, 1, 4980)], undefined],
    ['a new product, 13 days', [period(13, 1, 4980)], 'under_14_days'],
    ['a new product, 14 days', [period(14, 1, 4980)], undefined],
    ['14 days at a lower price since', [period(56, 15, 4980), period(14, 1, 3980)], 'too_long_ago'],
    ['13 days since', [period(56, 14, 4980), period(13, 1, 3980)], 'too_long_ago'],
    ['12 days since', [period(56, 13, 4980), period(12, 1, 3980)], undefined],
    ['before the window only', [period(120, 57, 4980), period(56, 1, 3980)], 'not_charged'],
    ['no history', [], 'not_charged'],
  ])('%s: %s', (_, history, expected) => {
    expect(refuseStruckPrice(history, 4980, '2027-03-04')).toBe(expected);
  });
});
