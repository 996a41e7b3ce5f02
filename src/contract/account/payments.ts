import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import { deliveryOutcomes, paymentEventKinds, paymentProviderNames } from '#domain/plans/payment-event-types.ts';
import { redeemStates } from '#domain/plans/redeem-states.ts';
import { MAX_EMAIL } from '#domain/text/text-limits.ts';

export const receivePayment = endpoint('POST', '/webhooks/payments', 'public', {
  summary:
    'Payment events of the checkout provider, verified by its own rule: a signature over the raw body or a token',
  query: z.record(z.string(), z.string()),
  rawBody: ['application/json'],
  response: z.object({ outcome: z.enum(deliveryOutcomes) }),
});

export const WEBHOOK_LOG_LIMIT = 50;

export const webhookLogSchema = z.object({
  id: z.uuid(),
  provider: z.enum(paymentProviderNames),
  receivedAt: z.string(),
  eventType: z.string(),
  outcome: z.enum(deliveryOutcomes),
  isTest: z.boolean(),
  /** How often the provider sent this exact body. */
  deliveries: z.int(),
  payload: z.record(z.string(), z.unknown()),
});

export type WebhookLog = z.infer<typeof webhookLogSchema>;

export const listWebhookLogs = endpoint('GET', '/api/admin/webhook-logs', 'admin', {
  summary: 'The newest payment events, as stored',
  response: z.object({ logs: z.array(webhookLogSchema) }),
});

export const testEventDraftSchema = z.object({ eventType: z.enum(paymentEventKinds) });

export const sendTestEvent = endpoint('POST', '/api/admin/webhook-tests', 'admin', {
  summary: 'Send a signed test event of one type to our own webhook',
  body: testEventDraftSchema,
  response: z.object({ outcome: z.enum(deliveryOutcomes) }),
});

export const unredeemedOrderSchema = z.object({
  provider: z.enum(paymentProviderNames),
  subscriptionId: z.string(),
  orderId: z.nullable(z.string()),
  status: z.enum(['active', 'late', 'canceled']),
  customerName: z.nullable(z.string()),
  customerEmail: z.nullable(z.string()),
  productName: z.nullable(z.string()),
  amountCents: z.nullable(z.int()),
  accessUntil: z.nullable(z.string()),
  createdAt: z.string(),
});

export type UnredeemedOrder = z.infer<typeof unredeemedOrderSchema>;

export const listUnredeemedOrders = endpoint('GET', '/api/admin/unclaimed-orders', 'admin', {
  summary: 'Paid orders that could not be matched to a user',
  response: z.object({ orders: z.array(unredeemedOrderSchema) }),
});

export const attachOrderDraftSchema = z.object({
  user: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Informe o e-mail ou o id do usuário.'),
      z.maxLength(MAX_EMAIL, 'Informe o e-mail ou o id do usuário.'),
    ),
});

export const attachOrder = endpoint('POST', '/api/admin/unclaimed-orders/:provider/:subscriptionId/attach', 'admin', {
  summary: 'Give an unredeemed order to a user, named by e-mail or id',
  params: z.object({
    provider: z.enum(paymentProviderNames),
    subscriptionId: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  body: attachOrderDraftSchema,
  response: z.object({ userId: z.uuid(), email: z.string() }),
});

export const redeemOrder = endpoint('POST', '/api/orders/claim', 'public', {
  summary: 'Attach a waiting order by the link mailed to its buyer, signed in or not',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/, 'Link inválido.')) }),
  response: z.object({ state: z.enum(redeemStates), email: z.nullable(z.string()) }),
});
