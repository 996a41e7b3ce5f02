import { createHash } from 'node:crypto';
import { WEBHOOK_LOG_LIMIT } from '#contract/account/payments.ts';
import { AppError } from '#domain/errors.ts';
import type { DeliveryOutcome } from '#domain/plans/payment-event-types.ts';
import type { Db } from '#server/db/client.ts';
import type { Dependencies } from '#server/http/app-env.ts';
import { addressKey } from '#server/http/client-address.ts';
import { isObject } from '#server/providers/payments/delivery-fields.ts';
import type { Delivery, PaymentProvider } from '#server/providers/payments/payment-provider.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { applyDelivery } from './apply-payment.ts';
import { findNewestLogs, storeDelivery } from './payments.repository.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Real deliveries have a few kilobytes. */
const MAX_DELIVERY_BYTES = 256 * 1024;

/** Per IP address. Signed deliveries are not counted, so the provider is never limited. */
const FORGERY_LIMIT = { name: 'forged_payments', points: 60, seconds: 60 };

/** Verifies, stores and applies: the provider gets its answer after the event is stored and applied. */
export async function receivePayment(
  deps: Dependencies,
  input: {
    ip: string;
    query: Delivery['query'];
    header: Delivery['header'];
    readBytes(limit: number): Promise<Uint8Array>;
    inTurn<T>(work: () => Promise<T>): Promise<T>;
  },
): Promise<{ outcome: DeliveryOutcome }> {
  try {
    const provider = paymentProviders[deps.config.PAYMENT_PROVIDER];
    const token = requireToken(deps);
    const caller = addressKey(input.ip);
    deps.limits.refuseSpent(FORGERY_LIMIT, caller);
    const body = await input.readBytes(MAX_DELIVERY_BYTES);
    if (!provider.verify(token, { ...input, body })) {
      deps.log.warn('payment delivery with a wrong signature refused');
      // Many may arrive at once: those after the limit are refused without a query.
      await input.inTurn(async () => {
        deps.limits.refuseSpent(FORGERY_LIMIT, caller);
        await deps.limits.consume(FORGERY_LIMIT, caller);
      });
      throw new AppError('unauthenticated', 'Assinatura inválida.');
    }
    const payload = parseDelivery(body);
    const outcome = await input.inTurn(() => storeAndApply(deps, provider, body, payload));
    deps.metrics.webhookDeliveries.inc({ outcome });
    return { outcome };
  } catch (error) {
    deps.metrics.webhookDeliveries.inc({ outcome: error instanceof AppError ? error.code : 'failed' });
    throw error;
  }
}

async function storeAndApply(
  deps: Dependencies,
  provider: PaymentProvider,
  body: Uint8Array,
  payload: Payload,
): Promise<DeliveryOutcome> {
  const event = provider.read(payload);
  const delivery = await storeDelivery(deps.db, {
    provider: provider.name,
    payload: provider.redact(payload),
    bodyHash: createHash('sha256').update(body).digest('hex'),
    eventType: event.kind === 'unknown' || event.kind === 'other' ? event.name || 'unknown' : event.kind,
    orderId: event.orderId ?? null,
    subscriptionId: event.subscriptionId ?? null,
    isTest: event.isTest,
    receivedAt: deps.now().toISOString(),
  });
  // Already applied: the provider resent it because it missed our answer.
  if (delivery.outcome !== 'pending') return delivery.outcome;
  const outcome = await applyDelivery(deps, delivery);
  deps.log.info({ event: event.kind, outcome }, 'payment event');
  return outcome;
}

export function requireToken(deps: Pick<Dependencies, 'config' | 'log'>): string {
  const token = deps.config.PAYMENT_WEBHOOK_TOKEN;
  if (!token) {
    deps.log.error('PAYMENT_WEBHOOK_TOKEN is not set: payment events cannot be verified and are refused');
    throw new AppError('not_configured', 'O recebimento de pagamentos não está configurado.');
  }
  return token;
}

function parseDelivery(body: Uint8Array): Payload {
  const malformed = () => new AppError('invalid_input', 'O corpo da solicitação não é um JSON válido.');
  try {
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isObject(payload)) return payload;
  } catch {
    throw malformed();
  }
  throw malformed();
}

export async function listWebhookLogs(db: Db) {
  return { logs: await findNewestLogs(db, WEBHOOK_LOG_LIMIT) };
}
