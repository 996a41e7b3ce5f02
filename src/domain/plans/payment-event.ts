import type { PaymentEventKind } from './payment-event-types.ts';

/** A webhook delivery of any payment provider. Times are UTC ISO strings. */
export type PaymentEvent = {
  /** `other`: known event that changes nothing; `unknown`: unrecognised event. */
  kind: PaymentEventKind | 'other' | 'unknown';
  /** The provider's event name; empty when the payload has none. */
  name: string;
  orderId: string | undefined;
  /** Only `paid`, `refunded` and `chargedback` have an effect; provider names are mapped to them. */
  orderStatus: string | undefined;
  subscriptionId: string | undefined;
  /** Event time by the provider's clock; undefined when the payload has no valid date. */
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
