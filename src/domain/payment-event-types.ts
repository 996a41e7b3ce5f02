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

/** Payloads carry English names; the provider's panel and API speak Portuguese. Both are understood. */
const kindByName: Readonly<Record<string, PaymentEventKind>> = {
  order_approved: 'order_approved',
  compra_aprovada: 'order_approved',
  subscription_renewed: 'subscription_renewed',
  assinatura_renovada: 'subscription_renewed',
  subscription_late: 'subscription_late',
  assinatura_atrasada: 'subscription_late',
  subscription_canceled: 'subscription_canceled',
  assinatura_cancelada: 'subscription_canceled',
  order_refunded: 'order_refunded',
  compra_reembolsada: 'order_refunded',
  chargeback: 'chargeback',
  order_rejected: 'order_rejected',
  compra_recusada: 'order_rejected',
  pix_created: 'pix_created',
  pix_gerado: 'pix_created',
  billet_created: 'billet_created',
  boleto_gerado: 'billet_created',
  abandoned_cart: 'abandoned_cart',
  carrinho_abandonado: 'abandoned_cart',
};

export const findPaymentEventKind = (name: string): PaymentEventKind | undefined =>
  Object.hasOwn(kindByName, name) ? kindByName[name] : undefined;

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
