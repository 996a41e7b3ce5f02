import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { receivePayment } from '#contract/account/payments.ts';
import { createAddressReader } from './client-address.ts';
import type { AppContext, AppEnv, Dependencies } from './dependencies.ts';
import { currentTrace, readTrace } from './trace-context.ts';

/** Common name of all unknown paths. */
export const UNMATCHED_ROUTE = 'unmatched';

/** Called every few seconds by proxies and monitors, so only failures are logged. */
const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Sets id and IP address of each request, and logs its result. Query, body and IP address are not logged. */
export function requestLog(deps: Dependencies): MiddlewareHandler<AppEnv> {
  const readAddress = createAddressReader(deps.config.TRUSTED_PROXIES);
  return async (c, next) => {
    const started = performance.now();
    const requestId = incomingRequestId(c.req.header('x-request-id')) ?? randomUUID();
    c.set('deps', deps);
    c.set('requestId', requestId);
    c.set('ip', readAddress(socketAddress(c), c.req.header('x-forwarded-for')));
    const trace = readTrace(c.req.header('traceparent'), c.req.header('tracestate'));
    c.set('trace', trace);
    deps.metrics.httpInFlight.inc();
    try {
      await (trace ? currentTrace.run(trace, next) : next());
    } finally {
      deps.metrics.httpInFlight.dec();
      const seconds = (performance.now() - started) / 1000;
      // The handler that answered, not other matches: with the site mounted, the last match is always its catch-all.
      const route = c.get('route') ?? routePath(c);
      const labels = { method: c.req.method, route, status: String(c.res.status) };
      deps.metrics.httpDuration.observe(labels, seconds);
      noteActivity(c, route);
      if (!PROBES.includes(route) || c.res.status >= 500) {
        deps.log.info({ ...requestFields(c), ...labels, ms: Math.round(seconds * 1000) }, 'request');
      }
    }
  };
}

/** Administrators see rejected deliveries of the payment provider; other client errors are not recorded. */
function noteActivity(c: AppContext, route: string): void {
  const { activity, now } = c.get('deps');
  const { status } = c.res;
  const actor = c.get('actor');
  if (actor) activity.noteSeen(actor.id, now().getTime());
  if (status >= 500 || (status >= 400 && route === receivePayment.path)) {
    activity.noteFailure({ method: c.req.method, route, status });
  }
}

/** A logger with the request id, which the person may have seen in an error message. */
export const requestLogger = (c: AppContext): Logger => c.get('deps').log.child(requestFields(c));

function requestFields(c: AppContext): Record<string, string> {
  const trace = c.get('trace');
  return { requestId: c.get('requestId'), ...(trace && { traceId: trace.traceId }) };
}

const incomingRequestId = (header: string | undefined): string | undefined =>
  header && /^[\w-]{8,64}$/.test(header) ? header : undefined;

function socketAddress(c: AppContext): string {
  // In-memory requests (tests) have no socket.
  return 'incoming' in Object(c.env) ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
}
