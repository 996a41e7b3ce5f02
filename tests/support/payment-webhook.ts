import { createHmac } from 'node:crypto';

export const WEBHOOK_TOKEN = 'segredo-de-teste';

/** Computed apart from the product's own code: SHA-1 is the provider's rule. */
export const hmacSha1 = (token: string, body: string | Uint8Array): string =>
  createHmac('sha1', token).update(body).digest('hex');

type Caller = { fetch(path: string, init?: RequestInit): Promise<Response> };

/** Delivers a body the way the provider does: signed over its raw bytes, signature in the query. */
export function deliver(caller: Caller, payload: unknown, token = WEBHOOK_TOKEN): Promise<Response> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return caller.fetch(`/webhooks/payments?signature=${hmacSha1(token, body)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}
