export type CommissionTier = {
  /** Sales in the month from which the tier counts. */
  minSales: number;
  percentage: number;
  /** Prize card of the tier; the entry tier has none. */
  badge: 'Bronze' | 'Gold' | 'Diamond' | undefined;
};

export const commissionTiers: readonly [CommissionTier, ...CommissionTier[]] = [
  { minSales: 0, percentage: 10, badge: undefined },
  { minSales: 10, percentage: 15, badge: 'Bronze' },
  { minSales: 100, percentage: 20, badge: 'Gold' },
  { minSales: 200, percentage: 30, badge: 'Diamond' },
];

/** Examples: `0 a 9 vendas`, `10 a 99 vendas`, … `200+ vendas`. */
export function salesRange(tier: CommissionTier): string {
  const next = commissionTiers[commissionTiers.indexOf(tier) + 1];
  return next ? `${tier.minSales} a ${next.minSales - 1} vendas` : `${tier.minSales}+ vendas`;
}
