import { shareOut } from '#domain/pricing/pricing-breakdown.ts';
import type { OrderResult } from './order-result.ts';

const orderParts = ['product', 'shipping', 'other', 'fees', 'fixed', 'refunds', 'ads', 'payout', 'tax', 'net'] as const;
export type OrderPart = (typeof orderParts)[number];
export type OrderShare = { part: OrderPart; amount: number; shareBp: number };

/** Omitted when zero. */
const optionalParts: ReadonlySet<OrderPart> = new Set(['other', 'fixed']);

/** Breakdown of an order; amounts add up to what the buyer pays, shares to 100%. What is left is rounded down, as the margin is. */
export function shareOrder(order: OrderResult): OrderShare[] {
  const amounts: Record<OrderPart, number> = {
    product: order.product,
    shipping: order.shipping,
    other: order.otherCost,
    fees: order.fee + order.feeTax,
    fixed: order.fixedShare,
    refunds: order.refundLoss,
    ads: order.cpa,
    payout: order.payoutLoss,
    tax: order.tax,
    net: order.net,
  };
  const parts = orderParts.filter((part) => amounts[part] !== 0 || !optionalParts.has(part));
  const exact = parts.map((part) => (order.gross === 0 ? 0 : (amounts[part] * 1000) / order.gross));
  const tenths = shareOut(
    exact.map((share, index) => (parts[index] === 'net' ? Math.floor(share) : share)),
    order.gross === 0 ? 0 : 1000,
  );
  return parts.map((part, index) => ({ part, amount: amounts[part], shareBp: (tenths[index] ?? 0) * 10 }));
}
