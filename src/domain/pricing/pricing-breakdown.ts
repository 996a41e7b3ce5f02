import { roundYen } from '#domain/text/format-money.ts';
import { calculatePrices, type PricingInput } from './pricing.ts';

const yenParts = ['product', 'shipping', 'cpa', 'minMargin', 'avgMargin'] as const;

export type YenPart = (typeof yenParts)[number];

export type YenShare = {
  part: YenPart;
  /** Whole yen; the five add up to the price. The ads share is negative when nothing is left for ads. */
  amount: number;
  /** Share of the price in whole per cent; 0 for a price of 0. */
  percentage: number;
};

/** Breakdown of the price. Rounding uses the largest remainders, so the shares add up exactly. */
export function breakDownPrice(input: PricingInput): YenShare[] {
  const result = calculatePrices(input);
  const exact: Record<YenPart, number> = {
    product: input.supplierPrice,
    shipping: input.shipping,
    cpa: result.cpaTarget,
    minMargin: result.minMarginAmount,
    avgMargin: result.avgMarginAmount,
  };
  const amounts = shareOut(
    yenParts.map((part) => exact[part]),
    roundYen(result.salePrice),
  );
  return yenParts.map((part, index) => ({
    part,
    amount: amounts[index] ?? 0,
    percentage: result.salePrice === 0 ? 0 : Math.round((exact[part] * 100) / result.salePrice),
  }));
}

/** Rounds `parts` to whole numbers whose sum is `total`. */
export function shareOut(parts: readonly number[], total: number): number[] {
  const floors = parts.map(Math.floor);
  const missing = total - floors.reduce((sum, value) => sum + value, 0);
  const byRemainder = parts
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, Math.max(0, missing)).map((entry) => entry.index));
  return floors.map((value, index) => (raised.has(index) ? value + 1 : value));
}
