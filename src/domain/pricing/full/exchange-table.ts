import { floorDiv, floorDivBig } from './integer-division.ts';
import type { SupplierCost } from './order-inputs.ts';

const EXCHANGE_CHANGES = [-10, -5, 0, 5, 10] as const;

/** The cost at a stronger (+) or weaker (-) exchange rate, in per cent; empty when it is in yen. */
export function movedRates(supplier: SupplierCost) {
  if (supplier.currency === 'JPY') return [];
  return EXCHANGE_CHANGES.map((change) => ({
    change,
    supplier: { ...supplier, rateMicro: floorDiv(supplier.rateMicro * (100 + change), 100) },
  }));
}

/** Net yen as centavos of real, after the spread; rounded down. */
export function payoutCentavos(netYen: number, rateBrlMicro: number, spreadBp: number): number {
  const product = BigInt(netYen) * 100n * 1_000_000n * BigInt(10_000 - spreadBp);
  return Number(floorDivBig(product, BigInt(rateBrlMicro) * 10_000n));
}
