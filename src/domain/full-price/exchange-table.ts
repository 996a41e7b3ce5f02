import { charmUp } from './charm-endings.ts';
import type { OrderInputs } from './order-inputs.ts';
import { computeOrder } from './order-result.ts';
import { priceForMargin } from './price-for-margin.ts';
import { floorDiv, floorDivBig } from './whole-division.ts';

export const EXCHANGE_CHANGES = [-10, -5, 0, 5, 10] as const;

/** What happens when the supplier's currency gets dearer (+) or cheaper (-) in yen; nothing when the cost is in yen. */
export function exchangeTable(inputs: OrderInputs, price: number, marginBp: number) {
  const { supplier } = inputs;
  if (supplier.currency === 'JPY') return [];
  return EXCHANGE_CHANGES.map((change) => {
    const rateMicro = floorDiv(supplier.rateMicro * (100 + change), 100);
    const moved = { ...inputs, supplier: { ...supplier, rateMicro } };
    const priceNeeded = priceForMargin(moved, marginBp);
    return {
      change,
      rateMicro,
      order: computeOrder(moved, price),
      priceNeeded,
      charm: priceNeeded === undefined ? undefined : charmUp(priceNeeded),
    };
  });
}

/** Net yen as centavos of real, after the spread; rounded down. */
export function payoutCentavos(netYen: number, rateBrlMicro: number, spreadBp: number): number {
  const product = BigInt(netYen) * 100n * 1_000_000n * BigInt(10_000 - spreadBp);
  return Number(floorDivBig(product, BigInt(rateBrlMicro) * 10_000n));
}
