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

/** Net yen as centavos of real, rounded down. */
export const payoutCentavos = (netYen: number, rateBrlMicro: number): number =>
  Number(floorDivBig(BigInt(netYen) * 100n * 1_000_000n, BigInt(rateBrlMicro)));
