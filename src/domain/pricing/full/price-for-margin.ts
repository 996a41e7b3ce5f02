import { MAX_INPUT_YEN } from '#domain/pricing/pricing.ts';
import { ceilDivBig } from './integer-division.ts';
import { FULL_RATE, type OrderInputs, type TaxMode } from './order-inputs.ts';
import { computeOrder, fixedShare, supplierYen } from './order-result.ts';

/** The tax included in a price as a fraction: 10/110 is 1/11, 8/108 is 2/27. */
const taxFraction: Record<TaxMode, { part: bigint; whole: bigint }> = {
  none: { part: 0n, whole: 1n },
  incl10: { part: 1n, whole: 11n },
  incl8: { part: 2n, whole: 27n },
};

/** The lower bound ignores minimum fees; on very cheap goods the search takes a few hundred steps. */
const MAX_STEPS = 10_000;

/** Rounding only raises costs: the exact solution is a lower bound, from which the search goes up. */
export function priceForMargin(inputs: OrderInputs, marginBp: number, from = 0): number | undefined {
  const bound = lowerBound(inputs, marginBp);
  // Above this limit products are no longer exact integers.
  if (bound === undefined || bound > MAX_INPUT_YEN) return undefined;
  const start = Math.max(bound, from);
  for (let price = start; price < start + MAX_STEPS; price += 1) {
    const { net, gross } = computeOrder(inputs, price);
    if (net * FULL_RATE >= marginBp * gross) return price;
  }
  return undefined;
}

function lowerBound(inputs: OrderInputs, marginBp: number): number | undefined {
  const { part, whole } = taxFraction[inputs.taxMode];
  const full = BigInt(FULL_RATE);
  const withFeeTax = full + BigInt(inputs.feeTaxBp);
  const rates = inputs.fees.reduce((sum, line) => sum + BigInt(line.rateBp), 0n);
  const fixed = inputs.fees.reduce((sum, line) => sum + BigInt(line.fixed), 0n);
  const own = supplierYen(inputs.supplier) + inputs.shipping + inputs.otherCost + inputs.cpa + fixedShare(inputs);
  const numerator = (BigInt(own) * full + fixed * withFeeTax) * full * whole;
  const shares = BigInt(inputs.refundRateBp + inputs.payoutSpreadBp + marginBp) * full;
  const denominator = whole * (full * full - rates * withFeeTax - shares) - part * full * full;
  if (denominator <= 0n) return undefined;
  return Math.max(0, Number(ceilDivBig(numerator, denominator)) - inputs.shippingCharged);
}
