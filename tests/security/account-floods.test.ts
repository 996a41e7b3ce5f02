import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { AppError } from '#domain/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import { createAuthApp, PASSWORD } from '#tests/auth/auth-app.ts';

/** A limit of three for everything, so that the test need not send thousands of requests. */
const uses = new Map<string, number>();
const tooMany = () => new AppError('rate_limited', 'Muitas tentativas.', { retryAfterSeconds: 60 });
const limits: RateLimits = {
  consume: async ({ name }, key) => {
    const used = (uses.get(`${name} ${key}`) ?? 0) + 1;
    uses.set(`${name} ${key}`, used);
    if (used > 3) throw tooMany();
  },
  refuseSpent: ({ name }, key) => {
    if ((uses.get(`${name} ${key}`) ?? 0) >= 3) throw tooMany();
  },
  giveBack: async () => {},
  reset: async () => {},
};
const limited = await createAuthApp({ PAYMENT_WEBHOOK_TOKEN: 'segredo-do-webhook' }, { limits });
const open = await createAuthApp({ TRUSTED_PROXIES: '127.0.0.1' });
const origin = limited.url.replace('/auth/v1', '');

afterEach(() => uses.clear());

const accountPosts = [
  '/signup',
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=pkce',
  '/token?grant_type=id_token',
  '/token?grant_type=web3',
  '/token',
  '/recover',
  '/otp',
  '/magiclink',
  '/resend',
  '/verify',
  '/factors',
  '/factors/x/challenge',
  '/factors/x/verify',
  '/logout',
  '/sso',
  '/passkeys/x',
  '/oauth/token',
  '/nada',
].map((path) => `/auth/v1${path}`);

const contractPosts = Object.values(endpoints)
  .filter(({ method, access }) => method === 'POST' && access === 'public')
  .map(({ path }) => path.replaceAll(/:\w+/g, 'x'));

describe('a public POST', () => {
  it.each([...accountPosts, ...contractPosts])('to %s is refused with 429 before its body is read', async (path) => {
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const headers = { 'content-type': 'application/json' };
      statuses.push((await fetch(`${origin}${path}`, { method: 'POST', headers, body: '{"x":1}' })).status);
    }
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
    // Far too large, but still 429: the body was not read.
    const flood = await fetch(`${origin}${path}`, { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) });
    expect(flood.status).toBe(429);
  });

  it.each(
    accountPosts.filter(
      (path) => /signup|token|recover|otp|magiclink|resend|verify\b/.test(path) && !/x\/|web3|oauth|token$/.test(path),
    ),
  )('to %s may be 32 kB long', async (path) => {
    const send = (bytes: number) =>
      open.post(path.replace('/auth/v1', ''), { email: 'x', id_token: 'x'.repeat(bytes) });
    expect((await send(31 * 1024)).status).not.toBe(413);
    const refused = await send(33 * 1024);
    expect(refused.status).toBe(413);
    expect((await refused.json()).msg).toBe('Request body too large (max 32768 bytes)');
  });
});

describe('a flood of sign-ins', () => {
  it('from two IP addresses does not block a legitimate sign-in', { timeout: 60_000 }, async () => {
    const { email } = await open.signedUp();
    const signIn = (address: string, password: string) =>
      open.post('/token?grant_type=password', { email, password }, { 'x-forwarded-for': address });
    let answered = 0;
    const flood = Array.from({ length: 80 }, async (_, index) => {
      const { status } = await signIn(`203.0.113.${1 + (index % 2)}`, 'errada-errada');
      answered += 1;
      return status;
    });
    const own = await signIn('198.51.100.9', PASSWORD);
    expect(own.status).toBe(200);
    expect(answered).toBeLessThan(40);
    expect(await Promise.all(flood)).not.toContain(503);
  });
});
