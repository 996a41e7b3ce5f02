import { createHash } from 'node:crypto';
import { WEBHOOK_LOG_LIMIT } from '#contract/account/payments.ts';
import { AppError } from '#domain/errors.ts';
import type { PaymentEvent } from '#domain/plans/payment-event.ts';
import type { DeliveryOutcome } from '#domain/plans/payment-event-types.ts';
import { applyPaymentEvent, hasChargeback, paidAccessOf } from '#domain/plans/subscription-state.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Db } from '#server/db/client.ts';
import { findUserByProvedEmail } from '#server/features/auth/auth-account.service.ts';
import { publishPlanChange, updateUserType } from '#server/features/plans/user-type.service.ts';
import { addressKey } from '#server/http/client-address.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { Delivery, PaymentProvider } from '#server/providers/payments/payment-provider.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { isObject } from '#server/providers/payments/redact-delivery.ts';
import {
  findFirstEventAt,
  findNewestLogs,
  findUserId,
  finishDelivery,
  lockSubscription,
  rememberEvent,
  type StoredDelivery,
  type Subscription,
  saveSubscription,
  storeDelivery,
} from './payments.repository.ts';

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

type Owner = Pick<Subscription, 'userId' | 'matchedBy'>;
type Billing = Pick<Dependencies, 'db' | 'config' | 'log' | 'now'>;
type ChargedEvent = PaymentEvent & { orderId: string; subscriptionId: string };

/** Applies a stored delivery. Idempotent and independent of the order of deliveries. */
export async function applyDelivery(deps: Billing, delivery: StoredDelivery): Promise<DeliveryOutcome> {
  const event = paymentProviders[delivery.provider].read(delivery.payload);
  const inert = findInertOutcome(event, deps.config.PAYMENT_PRODUCT_IDS);
  if (inert || !isCharged(event)) {
    const outcome = inert ?? 'incomplete';
    if (outcome === 'unknown' || outcome === 'incomplete') {
      // The provider's format has changed: this delivery needs attention.
      deps.log.error({ deliveryId: delivery.id, outcome }, 'payment event not understood');
    }
    await finishDelivery(deps.db, delivery.id, outcome);
    return outcome;
  }
  return deps.db.transaction((tx) => applyCharged(tx, event, delivery, deps.now()));
}

/** Events that are recorded without effect. */
function findInertOutcome(event: PaymentEvent, productIds: readonly string[]): DeliveryOutcome | undefined {
  if (event.isTest) return 'test';
  switch (event.kind) {
    case 'unknown':
      return 'unknown';
    case 'other':
    case 'abandoned_cart':
    case 'pix_created':
    case 'billet_created':
    case 'order_rejected':
      return 'ignored';
    default:
      return isOurProduct(event, productIds) ? undefined : 'other_product';
  }
}

const isOurProduct = (event: PaymentEvent, productIds: readonly string[]): boolean =>
  productIds.length === 0 || [event.planId, event.productId].some((id) => id !== undefined && productIds.includes(id));

const isCharged = (event: PaymentEvent): event is ChargedEvent =>
  event.orderId !== undefined && event.subscriptionId !== undefined;

async function applyCharged(
  tx: Db,
  event: ChargedEvent,
  delivery: StoredDelivery,
  now: Date,
): Promise<DeliveryOutcome> {
  const { provider } = delivery;
  const before = await lockSubscription(tx, { provider, subscriptionId: event.subscriptionId }, delivery.receivedAt);
  const at = event.occurredAt ?? (await readUndatedTime(tx, event, delivery));
  await rememberEvent(tx, {
    provider,
    orderId: event.orderId,
    eventType: event.kind,
    eventAt: at,
    subscriptionId: event.subscriptionId,
    webhookLogId: delivery.id,
  });
  const state = applyPaymentEvent(before.state, event, at);
  const access = paidAccessOf(state);
  const owner = await findOwner(tx, before, event);
  await saveSubscription(tx, {
    ...before,
    ...access,
    ...owner,
    state,
    hasChargeback: hasChargeback(state),
    ...(isNewest(before, at) && describeOrder(event, before, at)),
  });
  const isAccessNew = (['status', 'accessUntil', 'nextPaymentAt'] as const).some(
    (key) => !isSame(access[key], before[key]),
  );
  await updateOwners(tx, before.userId, owner.userId, isAccessNew, now);
  const outcome = owner.userId === null ? 'unclaimed' : 'applied';
  await finishDelivery(tx, delivery.id, outcome);
  return outcome;
}

/** A payload without dates gets the time of its first delivery, so that a resend changes nothing. */
async function readUndatedTime(tx: Db, event: ChargedEvent, delivery: StoredDelivery): Promise<string> {
  const first = await findFirstEventAt(tx, {
    provider: delivery.provider,
    orderId: event.orderId,
    eventType: event.kind,
  });
  return new Date(first ?? delivery.receivedAt).toISOString();
}

/** By tracking parameter, known subscription, then proved e-mail. An administrator's or buyer's choice stands first. */
async function findOwner(tx: Db, known: Owner, event: ChargedEvent): Promise<Owner> {
  const isFixed = known.userId !== null && known.matchedBy !== 'email' && known.matchedBy !== null;
  if (isFixed) return { userId: known.userId, matchedBy: known.matchedBy };
  // Ad trackers put other values into the same parameter.
  const tracked = isUuid(event.trackedUserId) ? await findUserId(tx, event.trackedUserId) : undefined;
  if (tracked) return { userId: tracked, matchedBy: 'sck' };
  if (known.userId !== null) return { userId: known.userId, matchedBy: known.matchedBy };
  const proved = event.customerEmail ? await findUserByProvedEmail(tx, event.customerEmail) : undefined;
  return proved ? { userId: proved.id, matchedBy: 'email' } : { userId: null, matchedBy: null };
}

async function updateOwners(tx: Db, before: string | null, after: string | null, isAccessNew: boolean, now: Date) {
  const isMoved = before !== after;
  // Always in the same order, so that two transactions on the same profiles cannot deadlock.
  const userIds = [...new Set([before, after])].filter((id) => id !== null).sort();
  for (const userId of userIds) {
    const isPlanNew = await updateUserType(tx, userId, now);
    if (isPlanNew || isAccessNew || isMoved) await publishPlanChange(tx, userId);
  }
}

const isNewest = (before: Subscription, at: string): boolean =>
  before.lastEventAt === null || new Date(before.lastEventAt) <= new Date(at);

function describeOrder(event: ChargedEvent, before: Subscription, at: string): Partial<Subscription> {
  return {
    lastEventAt: at,
    lastOrderId: event.orderId,
    productName: event.productName ?? before.productName,
    amountCents: event.amountCents ?? before.amountCents,
    customerEmail: event.customerEmail ?? before.customerEmail,
    customerName: event.customerName ?? before.customerName,
  };
}

const isSame = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && new Date(a).getTime() === new Date(b).getTime());
