import { AsyncLocalStorage } from 'node:async_hooks';

/** An incoming W3C trace context. This server reports no spans, so it is forwarded unchanged. */
export type Trace = { traceId: string; traceparent: string; tracestate: string | undefined };

/** Set only for requests with a trace, so that others have no overhead. */
export const currentTrace = new AsyncLocalStorage<Trace>();

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export function readTrace(traceparent: string | undefined, tracestate: string | undefined): Trace | undefined {
  const traceId = TRACEPARENT.exec(traceparent ?? '')?.[1];
  return traceId && traceparent ? { traceId, traceparent, tracestate } : undefined;
}

export function traceHeaders(): Record<string, string> {
  const trace = currentTrace.getStore();
  if (!trace) return {};
  return { traceparent: trace.traceparent, ...(trace.tracestate && { tracestate: trace.tracestate }) };
}

export function tracedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const trace = traceHeaders();
  if (Object.keys(trace).length === 0) return fetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of Object.entries(trace)) headers.set(name, value);
  return fetch(input, { ...init, headers });
}
