import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/base/endpoint.ts';
import * as sessions from '#web/lib/session/session.ts';
import { call } from './api.ts';
import type { EarlyReply } from './early-replies.ts';

const auth = { getSession: vi.fn(), refreshSession: vi.fn(), signOut: vi.fn() };

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterAll(() => void vi.unstubAllGlobals());

const getThing = endpoint('GET', '/api/things/:thingId', 'member', {
  summary: 'A thing',
  params: z.object({ thingId: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  response: z.object({ name: z.string() }),
});
const renameThing = endpoint('PATCH', '/api/things', 'member', {
  summary: 'Rename',
  body: z.object({ name: z.string() }),
});
const session = (token: string) => ({ data: { session: { access_token: token } }, error: null });
const noSession = (name: string) => ({ data: { session: null }, error: { name } });
const refusal = (status: number, code: string, extra: object = {}) =>
  Response.json({ code, message: 'Uma frase.', requestId: 'r1', ...extra }, { status });
const sentToken = (index: number) => new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('authorization');
const getIt = () => call(getThing, { params: { thingId: 'a/b' }, query: { page: 2 } });

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(sessions, 'currentToken').mockImplementation(
    async () => (await auth.getSession()).data.session?.access_token,
  );
  vi.spyOn(sessions, 'loadAuthClient').mockResolvedValue(auth as never);
  globalThis.earlyReplies = undefined;
  auth.getSession.mockResolvedValue(session('token-1'));
});

test('fills the path and sends the token', async () => {
  fetchMock.mockResolvedValue(Response.json({ name: 'x' }));
  expect(await getIt()).toEqual({ name: 'x' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?page=2');
  expect(sentToken(0)).toBe('Bearer token-1');
});

const early = (over: Partial<EarlyReply> = {}): EarlyReply => ({
  address: '/api/things/a%2Fb?page=2',
  token: 'token-1',
  askedAt: Date.now(),
  response: Promise.resolve(Response.json({ name: 'early' })),
  ...over,
});

test('uses a prefetched reply once, then sends a new request', async () => {
  globalThis.earlyReplies = [early()];
  fetchMock.mockResolvedValue(Response.json({ name: 'later' }));
  expect(await getIt()).toEqual({ name: 'early' });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await getIt()).toEqual({ name: 'later' });
});

test.each([
  ['of another person', { token: 'token-0' }],
  ['of another address', { address: '/api/things/c' }],
  ['from too long ago', { askedAt: Date.now() - 11_000 }],
])('a prefetched reply is not used when it is %s', async (_, over) => {
  globalThis.earlyReplies = [early(over)];
  fetchMock.mockResolvedValue(Response.json({ name: 'own' }));
  expect(await getIt()).toEqual({ name: 'own' });
});

test('reports a failed prefetch like any other failure', async () => {
  globalThis.earlyReplies = [early({ response: Promise.reject(new TypeError('Failed to fetch')) })];
  await expect(getIt()).rejects.toMatchObject({ code: 'unavailable' });
  globalThis.earlyReplies = [early({ response: Promise.resolve(refusal(401, 'unauthenticated')) })];
  auth.refreshSession.mockResolvedValue(session('token-2'));
  fetchMock.mockResolvedValue(Response.json({ name: 'renewed' }));
  expect(await getIt()).toEqual({ name: 'renewed' });
});

test('a body is sent as JSON, and a reply without content is returned as undefined', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await call(renameThing, { body: { name: 'z' } })).toBeUndefined();
  const [, init] = fetchMock.mock.calls[0] ?? [];
  expect(init).toMatchObject({ method: 'PATCH', body: '{"name":"z"}' });
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
});

test('an error body becomes an AppError with its issues and waiting time', async () => {
  const issues = [{ path: 'name', message: 'Informe seu nome.' }];
  const reply = refusal(429, 'rate_limited', { issues });
  reply.headers.set('retry-after', '7');
  fetchMock.mockResolvedValue(reply);
  await expect(getIt()).rejects.toMatchObject({
    code: 'rate_limited',
    message: 'Uma frase.',
    issues,
    retryAfterSeconds: 7,
  });
});

test('a lost connection and a proxy page are both "unavailable"', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(getIt()).rejects.toMatchObject({ code: 'unavailable' });
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(getIt()).rejects.toMatchObject({ code: 'unavailable' });
});

test('a page that a proxy sends in place of the reply is an internal error', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<h1>Entrar na rede</h1>'));
  await expect(getIt()).rejects.toMatchObject({ code: 'internal' });
});

test('an aborted request fails with AbortError', async () => {
  const controller = new AbortController();
  fetchMock.mockImplementation(() => {
    controller.abort();
    return Promise.reject(new DOMException('gone', 'AbortError'));
  });
  const request = { params: { thingId: 'a' }, query: {} };
  await expect(call(getThing, request, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a refused token is renewed once and the call repeated', async () => {
  auth.refreshSession.mockResolvedValue(session('token-2'));
  fetchMock.mockResolvedValueOnce(refusal(401, 'unauthenticated')).mockResolvedValueOnce(Response.json({ name: 'x' }));
  expect(await getIt()).toEqual({ name: 'x' });
  expect(sentToken(1)).toBe('Bearer token-2');
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('a session that cannot be renewed is signed out on this device', async () => {
  auth.refreshSession.mockResolvedValue(noSession('AuthApiError'));
  fetchMock.mockResolvedValue(refusal(401, 'unauthenticated'));
  await expect(getIt()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
});

test('a lost connection while renewing does not sign out', async () => {
  auth.refreshSession.mockResolvedValue(noSession('AuthRetryableFetchError'));
  fetchMock.mockResolvedValue(refusal(401, 'unauthenticated'));
  await expect(getIt()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('a visitor is neither given a token nor signed out', async () => {
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null });
  fetchMock.mockResolvedValue(refusal(401, 'unauthenticated'));
  await expect(getIt()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(sentToken(0)).toBeNull();
  expect(auth.refreshSession).not.toHaveBeenCalled();
});
