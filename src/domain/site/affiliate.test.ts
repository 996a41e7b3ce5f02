import { expect, it } from 'vitest';
import { commissionTiers, salesRange } from './affiliate.ts';

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
