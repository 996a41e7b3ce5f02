/** Payment providers whose webhooks we accept; each has its file in server/providers/payments. */
export const paymentProviderNames = ['kiwify', 'hotmart'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

export const paymentEventKinds = [
  'order_approved',
  'subscription_renewed',
  'subscription_late',
  'subscription_canceled',
  'order_refunded',
  'chargeback',
  'order_rejected',
  'pix_created',
  'billet_created',
  'abandoned_cart',
] as const;

export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** Result of processing a webhook delivery. */
export const deliveryOutcomes = [
  'pending',
  'applied',
  'unclaimed',
  'ignored',
  'test',
  'unknown',
  'incomplete',
  'other_product',
] as const;

export type DeliveryOutcome = (typeof deliveryOutcomes)[number];
