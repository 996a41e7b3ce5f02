import { orderAt } from './calculate.ts';
import type { CalculationInputs } from './calculation-inputs.ts';

type Moved = {
  /** Millionths of a yen, at the last look and now. */
  before: number;
  after: number;
  /** Less than this is not worth a word. */
  percent: number;
};

/** How far the rate is off that of a saved price, if this step took the price out of its margin; in 0.01 %. */
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
