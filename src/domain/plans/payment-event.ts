import type { PaymentEventKind } from './payment-event-types.ts';

/** What a delivery of any payment provider means to us. Times are UTC ISO strings. */
export type PaymentEvent = {
  /** `other` is understood and changes nothing; `unknown` is not understood. */
  kind: PaymentEventKind | 'other' | 'unknown';
  /** The name as sent; empty when the payload has none. */
  name: string;
  orderId: string | undefined;
  /** `paid`, `refunded` and `chargedback` decide, whatever the provider calls them; any other word decides nothing. */
  orderStatus: string | undefined;
  /** The same for every charge of a subscription; the order itself for a purchase without one. */
  subscriptionId: string | undefined;
  /** When it happened by the provider's clock; undefined when the payload has no usable date. */
  occurredAt: string | undefined;
  periodEnd: string | undefined;
  nextPaymentAt: string | undefined;
  customerEmail: string | undefined;
  customerName: string | undefined;
  trackedUserId: string | undefined;
  productId: string | undefined;
  productName: string | undefined;
  planId: string | undefined;
  /** Integer centavos. */
  amountCents: number | undefined;
  isTest: boolean;
};
