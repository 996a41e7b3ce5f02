/** Whose webhooks we understand; each has its file in server/providers/payments. */
export const paymentProviderNames = ['kiwify', 'hotmart'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** What a delivery means to us, whatever name it came under. */
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

/** What became of a delivery. */
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
