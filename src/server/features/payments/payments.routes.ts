import {
  attachOrder,
  listUnredeemedOrders,
  listWebhookLogs,
  receivePayment,
  redeemOrder,
  sendTestEvent,
} from '#contract/account/payments.ts';
import type { App } from '#server/http/dependencies.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { route, routeWith } from '#server/http/route.ts';
import { createSemaphore } from '#server/semaphore.ts';
import * as orders from './orders.service.ts';
import * as payments from './payments.service.ts';
import * as testEvents from './test-event.service.ts';

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

  route(app, sendTestEvent, ({ deps, actor, body }) => testEvents.sendTestEvent({ deps, app }, actor, body));
}
