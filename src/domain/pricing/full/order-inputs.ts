/** One basis point is 0.01 %: 3.6 % is 360. Every rate is a whole number of them. */
export const FULL_RATE = 10_000;

export const currencies = ['JPY', 'BRL', 'USD', 'CNY'] as const;
export type Currency = (typeof currencies)[number];

/** A fee of the channel; each is rounded up separately. */
export type FeeLine = {
  label: string;
  rateBp: number;
  fixed: number;
  /** Minimum of the percentage part. */
  min: number;
};

export type TaxMode = 'none' | 'incl10' | 'incl8';

/** Supplier price: yen, or minor units (cents, fen) of another currency at a rate in micro-yen per major unit. */
export type SupplierCost =
  | { currency: 'JPY'; amount: number }
  | { currency: Exclude<Currency, 'JPY'>; amountMinor: number; rateMicro: number; spreadBp: number };

export const DEFAULT_ORDER = {
  supplier: { currency: 'JPY', amount: 1000 } as SupplierCost,
  shipping: 0,
  shippingCharged: 0,
  otherCost: 0,
  fees: [] as readonly FeeLine[],
  /** Japanese tax on the fees, if the channel quotes them without tax. */
  feeTaxBp: 0,
  monthlyFee: 0,
  ordersPerMonth: 0,
  payoutFee: 0,
  ordersPerPayout: 1,
  refundRateBp: 300,
  payoutSpreadBp: 0,
  cpa: 0,
  taxMode: 'none' as TaxMode,
};

export type OrderInputs = typeof DEFAULT_ORDER;

export const DEFAULT_SPREAD_BP = 400;
export const DEFAULT_TARGET_MARGIN_BP = 2500;
export const DEFAULT_CONVERSION_BP = 150;
