export const pricingDefaults = {
  supplierPrice: 1000,
  shipping: 0,
  multiplier: 3.5,
  discountPercentage: 30,
  minMarginPercentage: 5,
  avgMarginPercentage: 25,
};

export type PricingInput = typeof pricingDefaults;
export type PricingSettings = Omit<PricingInput, 'supplierPrice' | 'shipping'>;

export const pricingBounds = {
  multiplier: { min: 2, max: 10, step: 0.5 },
  discountPercentage: { min: 0, max: 100, step: 5 },
  minMarginPercentage: { min: 0, max: 100, step: 5 },
  avgMarginPercentage: { min: 0, max: 100, step: 5 },
} as const satisfies Record<keyof PricingSettings, { min: number; max: number; step: number }>;

/** Far above any real price; keeps every result a safe integer. */
export const MAX_INPUT_YEN = 99_999_999;

/** Parses a typed amount: whole yen, at least 0; 0 if not a number. */
export function parseYenInput(text: string): number {
  const value = Number(text.trim().replace(',', '.'));
  if (!Number.isFinite(value) || value <= 0) return 0;
  return Math.min(Math.round(value), MAX_INPUT_YEN);
}

export function isWithinBounds(name: keyof PricingSettings, value: unknown): boolean {
  const { min, max, step } = pricingBounds[name];
  return typeof value === 'number' && value >= min && value <= max && Number.isInteger((value - min) / step);
}

/** Percentages are applied as `x * p / 100`, which stays exact where `x * (p / 100)` would not. */
export function calculatePrices(input: PricingInput) {
  const cost = input.supplierPrice + input.shipping;
  const salePrice = cost * input.multiplier;
  const minMarginAmount = (salePrice * input.minMarginPercentage) / 100;
  const avgMarginAmount = (salePrice * input.avgMarginPercentage) / 100;
  const cpaTarget = salePrice - (cost + minMarginAmount + avgMarginAmount);
  return {
    salePrice,
    // No price gives the sale price at 100 % discount.
    comparisonPrice: input.discountPercentage >= 100 ? undefined : (salePrice * 100) / (100 - input.discountPercentage),
    minMarginAmount,
    avgMarginAmount,
    cpaTarget,
    maximumCpa: cpaTarget + avgMarginAmount,
  };
}

export type PricingResult = ReturnType<typeof calculatePrices>;
