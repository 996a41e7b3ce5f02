import type { CalculationInputs } from './calculation-inputs.ts';
import type { TaxCase } from './import-tax.ts';
import { type OrderResult, targetCpa } from './order-result.ts';

export type PriceNote = 'no-price' | 'loss' | 'no-room-for-ads' | 'thin' | 'taxed-at-door' | 'struck-without-history';

const THIN_MARGIN_BP = 1000;
const taxedAtDoor: ReadonlySet<TaxCase> = new Set(['middle', 'large', 'designated', 'import-full']);

export function notesOnPrice(
  inputs: CalculationInputs,
  at: { minimum: number | undefined; order: OrderResult | undefined; taxCase: TaxCase },
): PriceNote[] {
  const { order } = at;
  const notes: PriceNote[] = [];
  if (at.minimum === undefined) notes.push('no-price');
  if (order) {
    if (order.contribution <= 0) notes.push('loss');
    else if (targetCpa(order, inputs.targetMarginBp) <= 0) notes.push('no-room-for-ads');
    if (order.marginBp > 0 && order.marginBp < THIN_MARGIN_BP) notes.push('thin');
    if (taxedAtDoor.has(at.taxCase)) notes.push('taxed-at-door');
  }
  // Past prices are not recorded yet, so no product has the price history that a struck-through price requires.
  if (inputs.struckPrice > 0) notes.push('struck-without-history');
  return notes;
}
