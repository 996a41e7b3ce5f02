import { orderAt } from './calculate.ts';
import type { CalculationInputs } from './calculation-inputs.ts';

type Moved = {
  /** Millionths of a yen, at the last look and now. */
  before: number;
  after: number;
  /** Less than this is not worth a word. */
  percent: number;
};

/**
 * By how much the rate is off the one that a saved price was worked out with, in hundredths of a per cent, when it is this
 * step that took the price out of its margin; undefined when it did not.
 */
export function rateChangeBelowMargin(
  inputs: CalculationInputs,
  price: number,
  { before, after, percent }: Moved,
  day: string,
): number | undefined {
  const { supplier, targetMarginBp } = inputs;
  if (supplier.currency === 'JPY') return undefined;
  const isIn = (rateMicro: number) =>
    orderAt({ ...inputs, supplier: { ...supplier, rateMicro } }, price, day).marginBp >= targetMarginBp;
  const changeBp = (rateMicro: number) => Math.round(((rateMicro - supplier.rateMicro) * 10_000) / supplier.rateMicro);
  const isOut = (rateMicro: number) => Math.abs(changeBp(rateMicro)) >= percent * 100 && !isIn(rateMicro);
  return isIn(supplier.rateMicro) && !isOut(before) && isOut(after) ? changeBp(after) : undefined;
}
