import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildPath, type Endpoint } from '#contract/base/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { buildUser } from '#tests/support/samples/builders.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { endpointAccess } from './endpoint-access-table.ts';

const { app, api, deps, setNow } = await createTestApp({ PAYMENT_WEBHOOK_TOKEN: 'segredo' });
const { db } = deps;
const callers = {
  visitor: undefined,
  free: await api.tokenOf(await buildUser(db)),
  premium: await api.tokenOf(await buildUser(db, { userType: 'premium' })),
  admin: await api.tokenOf(await buildUser(db, { userType: 'admin' })),
};

const allowedTo = {
  public: ['visitor', 'free', 'premium', 'admin'],
  member: ['free', 'premium', 'admin'],
  premium: ['premium', 'admin'],
  admin: ['admin'],
} as const;

/** A request that passes only the access check: unknown ids, an empty body. Streams are closed at once. */
async function knock(
  endpoint: Endpoint,
  token: string | undefined,
): Promise<{ status: number; code: string | undefined }> {
  const leave = new AbortController();
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, randomUUID()]));
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const response = await app.request(buildPath(endpoint.path, params), {
    method: endpoint.method,
    signal: leave.signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: '{}' }),
  });
  const isJson = response.headers.get('content-type')?.includes('application/json');
  const body = isJson ? await response.json() : undefined;
  leave.abort();
  return { status: response.status, code: body?.code };
}

const isRefusedAtTheDoor = ({ status, code }: { status: number; code: string | undefined }) =>
  status === 401 || (status === 403 && (code === 'forbidden' || code === 'premium_required'));

it('the table lists every endpoint and its access', () => {
  const declared = Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path, access }]) => [name, `${access} ${method} ${path}`]),
  );
  expect(declared).toEqual(endpointAccess);
});

/** Not tied to an account: the payment provider signs its requests. */
const signedByProvider = ['receivePayment'];
const byAccount = Object.entries(endpoints).filter(([name]) => !signedByProvider.includes(name));

describe.each(byAccount)('%s', (_name, endpoint) => {
  it.each(Object.entries(callers))('answers the %s as declared', async (caller, token) => {
    const reply = await knock(endpoint, token);
    expect(reply.status, JSON.stringify(reply)).toBeLessThan(500);
    const allowed = (allowedTo[endpoint.access] as readonly string[]).includes(caller);
    expect(isRefusedAtTheDoor(reply), JSON.stringify(reply)).toBe(!allowed);
    if (!allowed) expect(reply.status).toBe(caller === 'visitor' ? 401 : 403);
  });
});

it.each(Object.entries(callers))('refuses an unsigned delivery from the %s', async (_caller, token) => {
  for (const name of signedByProvider) {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`${name} is gone`);
    expect((await knock(endpoint, token)).status).toBe(401);
  }
});

const closed = Object.entries(endpoints).filter(([, { access }]) => access !== 'public');

it.each(closed)('%s refuses a token whose session was ended', async (_name, endpoint) => {
  const user = await buildUser(db, { userType: 'admin' });
  const token = await api.tokenOf(user);
  await db.delete(authSessions).where(eq(authSessions.userId, user.id));
  expect((await knock(endpoint, token)).status).toBe(401);
});

it('refuses an expired token at every protected endpoint', async () => {
  const token = await api.tokenOf(await buildUser(db, { userType: 'admin' }));
  setNow(new Date(Date.now() + 2 * 3_600_000));
  for (const [name, endpoint] of closed) expect((await knock(endpoint, token)).status, name).toBe(401);
  setNow(new Date());
});
