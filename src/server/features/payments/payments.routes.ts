import {
  attachOrder,
  listUnredeemedOrders,
  listWebhookLogs,
  receivePayment,
  redeemOrder,
  sendTestEvent,
} from '#contract/account/payments.ts';
import { AppError } from '#domain/errors.ts';
import { recordAdminAction } from '#server/features/audit/audit.service.ts';
import type { App } from '#server/http/app-env.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { route, routeWith } from '#server/http/route.ts';
import { paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { createSemaphore } from '#server/semaphore.ts';
import * as orders from './orders.service.ts';
import * as payments from './payments.service.ts';

/** A burst of deliveries must not use up all database connections. */
const DELIVERIES_AT_A_TIME = 4;
/** Per person or IP address. Tokens cannot be guessed; the limit stops pointless attempts. */
const REDEEM_LIMIT = { name: 'order_claims', points: 30, seconds: 3600 };

export function registerPaymentRoutes(app: App, metrics: Metrics): void {
  const turns = createSemaphore(DELIVERIES_AT_A_TIME);
  metrics.queues.set('webhooks', turns.size);
  route(app, receivePayment, ({ deps, query, header, ip, readBytes }) =>
    payments.receivePayment(deps, { ip, query: (name) => query[name], header, readBytes, inTurn: turns.take }),
  );
  route(app, listWebhookLogs, ({ db }) => payments.listWebhookLogs(db));
  route(app, listUnredeemedOrders, ({ db }) => orders.listUnredeemedOrders(db));
  route(app, attachOrder, ({ db, deps, actor, params, body }) =>
    orders.attachOrder(db, actor, { ...params, ...body, now: deps.now() }),
  );

  routeWith(app, redeemOrder, { limit: REDEEM_LIMIT }, ({ db, deps, actor, body }) =>
    orders.redeemOrder(db, { ...body, actor, now: deps.now() }),
  );

  // The test event is sent as a normal request: same URL, signature, limits and parsing as the provider's.
  route(app, sendTestEvent, async ({ deps, actor, body }) => {
    const provider = paymentProviders[deps.config.PAYMENT_PROVIDER];
    const payload = Buffer.from(JSON.stringify(provider.sample(body.eventType, deps.now())));
    const { query, headers } = provider.sign(payments.requireToken(deps), payload);
    // Recorded before sending, because the delivery is stored by a separate request.
    await recordAdminAction(deps.db, actor, { action: 'tested', subject: 'webhook', label: body.eventType });
    const response = await app.request(`${receivePayment.path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: payload,
    });
    if (!response.ok) throw new AppError('unavailable', 'O webhook não aceitou o evento de teste. Tente novamente.');
    return receivePayment.response.parse(await response.json());
  });
}
