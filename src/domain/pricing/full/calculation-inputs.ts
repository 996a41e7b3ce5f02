import { FEE_PRESETS, type FeePreset } from './fee-presets.ts';
import { type Currency, DEFAULT_CONVERSION_BP, DEFAULT_ORDER, DEFAULT_TARGET_MARGIN_BP } from './order-inputs.ts';

/** How the goods reach the buyer; determines who pays which tax. */
export const saleKinds = ['abroad', 'designated', 'abroad-2028', 'food-2028', 'stock', 'food-stock'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** The chosen price: an ending near the minimum price, or the person's own. */
export const priceChoices = ['below', 'up', 'above', 'own'] as const;
export type PriceChoice = (typeof priceChoices)[number];

export const OWN_CHANNEL = 'own';

const DEFAULT_DUTY_BP = 500;

const firstPreset = FEE_PRESETS.find(({ id }) => id === 'stripe-jp-card');
const { taxMode: _, ...defaultOrder } = DEFAULT_ORDER;

export const DEFAULT_CALCULATION = {
  ...defaultOrder,
  fees: firstPreset?.fees ?? [],
  /** The preset that the fees were copied from; they may have been edited since. */
  presetId: firstPreset?.id ?? OWN_CHANNEL,
  saleKind: 'abroad' as SaleKind,
  /** Customs duty of the goods, for the import charges estimate. */
  dutyBp: DEFAULT_DUTY_BP,
  targetMarginBp: DEFAULT_TARGET_MARGIN_BP,
  conversionBp: DEFAULT_CONVERSION_BP,
  choice: 'up' as PriceChoice,
  ownPrice: 0,
  /** A price to show struck through; 0: none. */
  struckPrice: 0,
};

export type CalculationInputs = typeof DEFAULT_CALCULATION;

/** Input limits; within them every product stays a safe integer. */
export const calculationLimits = {
  amountMinor: 99_999_999,
  rateMicro: 1_000_000_000,
  spreadBp: 2000,
  feeLines: 6,
  refundRateBp: 5000,
  payoutSpreadBp: 2000,
  orders: 1_000_000,
  targetMarginBp: 9000,
  dutyBp: 10_000,
} as const;

export const foreignCurrencies = ['BRL', 'USD', 'CNY'] as const satisfies readonly Currency[];
export type ForeignCurrency = (typeof foreignCurrencies)[number];

/** Replaces the fees with those of a channel; without a channel, with one empty line. */
export function chooseChannel(inputs: CalculationInputs, preset: FeePreset | undefined): CalculationInputs {
  if (!preset) {
    const fees = [{ label: 'Canal', rateBp: 0, fixed: 0, min: 0 }];
    return { ...inputs, presetId: OWN_CHANNEL, fees, feeTaxBp: 0, monthlyFee: 0, payoutFee: 0 };
  }
  const { id: presetId, fees, feeTaxBp, monthlyFee, payoutFee } = preset;
  return { ...inputs, presetId, fees, feeTaxBp, monthlyFee, payoutFee };
}

export const MAX_CALCULATION_NAME = 80;
export const MAX_CALCULATIONS_PER_PRODUCT = 50;
