import {
  cancelShopifySend,
  connectShopify,
  disconnectShopify,
  getShopify,
  getShopifySend,
  sendToShopify,
  testShopify,
} from '#contract/shopify.ts';
import type { App } from '#server/http/dependencies.ts';
import { route, routeWith } from '#server/http/route.ts';
import * as connections from './shopify-connection.service.ts';
import * as sends from './shopify-sends.service.ts';

/** Each test calls a URL that somebody typed in. */
const TEST_LIMIT = { name: 'shopify-tests', points: 30, seconds: 3600 };
const TEST_MS = 30_000;

export function registerShopifyRoutes(app: App): void {
  const soon = (signal: AbortSignal) => AbortSignal.any([signal, AbortSignal.timeout(TEST_MS)]);
  route(app, getShopify, ({ deps, actor }) => connections.getShopify(deps, actor));
  routeWith(app, testShopify, { limit: TEST_LIMIT, queue: 'own' }, ({ deps, actor, body, signal }) =>
    connections.testShopify(deps, actor, body, soon(signal)),
  );
  routeWith(app, connectShopify, { limit: TEST_LIMIT, queue: 'own' }, ({ deps, actor, body, signal }) =>
    connections.connectShopify(deps, actor, body, soon(signal)),
  );
  route(app, disconnectShopify, ({ deps, actor }) => connections.disconnectShopify(deps, actor));
  route(app, getShopifySend, ({ deps, actor, params }) => sends.getShopifySend(deps, actor, params.productId));
  routeWith(app, sendToShopify, { queue: 'heavy' }, ({ deps, actor, params, body }) =>
    sends.sendToShopify(deps, actor, { ...params, ...body }),
  );
  route(app, cancelShopifySend, ({ deps, actor, params }) => sends.cancelShopifySend(deps, actor, params.productId));
}
