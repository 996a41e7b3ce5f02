import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppContext, AppEnv, Dependencies } from './app-env.ts';
import { createAddressReader } from './client-address.ts';

/** Gives each request its id and address, and records how it ended. No query, body or address is logged. */
export function requestLog(deps: Dependencies): MiddlewareHandler<AppEnv> {
  const readAddress = createAddressReader(deps.config.TRUSTED_PROXIES);
  return async (c, next) => {
    const started = performance.now();
    const requestId = incomingRequestId(c.req.header('x-request-id')) ?? randomUUID();
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set('ip', readAddress(socketAddress(c), c.req.header('x-forwarded-for')));
    deps.metrics.httpInFlight.inc();
    try {
      await next();
    } finally {
      deps.metrics.httpInFlight.dec();
      const seconds = (performance.now() - started) / 1000;
      const route = routePath(c, -1);
      const labels = { method: c.req.method, route, status: String(c.res.status) };
      deps.metrics.httpDuration.observe(labels, seconds);
      deps.log.info({ requestId, ...labels, ms: Math.round(seconds * 1000) }, 'request');
    }
  };
}

/** A line that must be found again by what the person saw. */
export const requestLogger = (c: AppContext): Logger => c.get('deps').log.child({ requestId: c.get('requestId') });

const incomingRequestId = (header: string | undefined): string | undefined =>
  header && /^[\w-]{8,64}$/.test(header) ? header : undefined;

function socketAddress(c: AppContext): string {
  // Requests made in memory (tests) have no socket.
  return 'incoming' in Object(c.env) ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
}
