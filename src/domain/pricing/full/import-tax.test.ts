import { describe, expect, test } from 'vitest';
import { estimateImport, type SaleSituation, taxCaseOf } from './import-tax.ts';

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
