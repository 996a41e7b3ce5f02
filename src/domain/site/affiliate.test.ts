import { expect, it } from 'vitest';
import { commissionFor, commissionTiers, salesRange } from './affiliate.ts';

it.each([
  [-1, 10],
  [0, 10],
  [9, 10],
  [10, 15],
  [99, 15],
  [100, 20],
  [199, 20],
  [200, 30],
  [5000, 30],
])('%i sales earn %i %%', (sales, percentage) => expect(commissionFor(sales).percentage).toBe(percentage));

it('names the range of each tier', () => {
  expect(commissionTiers.map(salesRange)).toEqual([
    '0 a 9 vendas',
    '10 a 99 vendas',
    '100 a 199 vendas',
    '200+ vendas',
  ]);
});

it('has a card for Bronze, Gold and Diamond', () => {
  expect(commissionTiers.flatMap((tier) => (tier.badge ? `${tier.badge} ${tier.minSales}+` : []))).toEqual([
    'Bronze 10+',
    'Gold 100+',
    'Diamond 200+',
  ]);
});
