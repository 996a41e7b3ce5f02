import { ceilDiv, ceilDivBig, floorDiv } from './integer-division.ts';
import { type FeeLine, FULL_RATE, type OrderInputs, type SupplierCost, type TaxMode } from './order-inputs.ts';

const MICRO = 1_000_000n;

/** Rounded up: rounding is never in the seller's favour. */
export function supplierYen(cost: SupplierCost): number {
  if (cost.currency === 'JPY') return cost.amount;
  const product = BigInt(cost.amountMinor) * BigInt(cost.rateMicro) * BigInt(FULL_RATE + cost.spreadBp);
  return Number(ceilDivBig(product, 100n * MICRO * BigInt(FULL_RATE)));
}

const share = (amount: number, rateBp: number): number => ceilDiv(amount * rateBp, FULL_RATE);

const feeOf = (line: FeeLine, gross: number): number => Math.max(share(gross, line.rateBp), line.min) + line.fixed;

const untaxed: Record<TaxMode, (gross: number) => number> = {
  none: (gross) => gross,
  incl10: (gross) => floorDiv(gross * 100, 110),
  incl8: (gross) => floorDiv(gross * 100, 108),
};

/** Monthly and per-payout costs divided by the number of orders; 0 if that number is unknown. */
export function fixedShare(inputs: OrderInputs): number {
  const spread = (amount: number, orders: number) => (orders > 0 ? ceilDiv(amount, orders) : 0);
  return spread(inputs.monthlyFee, inputs.ordersPerMonth) + spread(inputs.payoutFee, inputs.ordersPerPayout);
}

export function computeOrder(inputs: OrderInputs, price: number) {
  const gross = price + inputs.shippingCharged;
  const product = supplierYen(inputs.supplier);
  const feeLines = inputs.fees.map((line) => ({ label: line.label, amount: feeOf(line, gross) }));
  const fee = feeLines.reduce((sum, line) => sum + line.amount, 0);
  const feeTax = share(fee, inputs.feeTaxBp);
  const tax = gross - untaxed[inputs.taxMode](gross);
  const refundLoss = share(gross, inputs.refundRateBp);
  const payoutLoss = share(gross, inputs.payoutSpreadBp);
  const fixed = fixedShare(inputs);
  const costs = product + inputs.shipping + inputs.otherCost + fee + feeTax + tax + refundLoss + payoutLoss + fixed;
  const contribution = gross - costs;
  const net = contribution - inputs.cpa;
  return {
    price,
    gross,
    product,
    shipping: inputs.shipping,
    otherCost: inputs.otherCost,
    feeLines,
    fee,
    feeTax,
    tax,
    refundLoss,
    payoutLoss,
    fixedShare: fixed,
    cpa: inputs.cpa,
    contribution,
    net,
    marginBp: gross === 0 ? 0 : floorDiv(net * FULL_RATE, gross),
    breakEvenCpa: contribution,
    breakEvenRoas: contribution > 0 ? ceilDiv(100 * gross, contribution) : undefined,
  };
}

export type OrderResult = ReturnType<typeof computeOrder>;

/** The highest ad cost per order that keeps the margin. */
export const targetCpa = ({ contribution, gross }: OrderResult, marginBp: number): number =>
  contribution - share(gross, marginBp);

/** In hundredths; undefined if no return is enough. */
export function targetRoas({ contribution, gross }: OrderResult, marginBp: number): number | undefined {
  const left = contribution * FULL_RATE - marginBp * gross;
  return left > 0 ? ceilDiv(100 * gross * FULL_RATE, left) : undefined;
}

export const maxCpc = ({ contribution }: OrderResult, conversionBp: number): number =>
  floorDiv(contribution * conversionBp, FULL_RATE);
