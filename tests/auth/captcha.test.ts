import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listenLocally, readBody } from '#tests/support/local-server.ts';
import { createAuthApp, freshEmail, PASSWORD } from './auth-app.ts';

const requests: URLSearchParams[] = [];
let answer: { status: number; body: string } = { status: 200, body: '{}' };

const service = createServer(async (request, response) => {
  requests.push(new URLSearchParams((await readBody(request)).toString()));
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
const { port, close } = await listenLocally(service);
afterAll(close);

const auth = await createAuthApp({
  CAPTCHA_SECRET: 'captcha-secret',
  CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
});

beforeEach(() => {
  requests.length = 0;
  answer = { status: 200, body: '{"success":true}' };
});

describe('captcha', () => {
  it("accepts a confirmed token and sends the caller's address to the service", async () => {
    const email = freshEmail();
    const options = { captchaToken: 'from-the-widget' };
    expect((await auth.client().signUp({ email, password: PASSWORD, options })).error).toBeNull();
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({
      secret: 'captcha-secret',
      response: 'from-the-widget',
      remoteip: '127.0.0.1',
    });
  });

  it.each([
    ['/signup', { email: 'ana@example.com', password: PASSWORD }],
    ['/token?grant_type=password', { email: 'ana@example.com', password: PASSWORD }],
    ['/recover', { email: 'ana@example.com' }],
    ['/otp', { email: 'ana@example.com' }],
    ['/resend', { email: 'ana@example.com', type: 'signup' }],
  ])('is required at %s', async (path, body) => {
    answer = { status: 200, body: '{"success":false,"error-codes":["invalid-input-response"]}' };
    for (const meta of [{}, { captcha_token: 'wrong' }]) {
      const response = await auth.post(path, { ...body, gotrue_meta_security: meta });
      expect(response.status).toBe(400);
      expect((await response.json()).error_code).toBe('captcha_failed');
    }
    expect(requests).toHaveLength(1);
  });

  it('is not required when a session is refreshed', async () => {
    const options = { captchaToken: 'from-the-widget' };
    const client = auth.client();
    await client.signUp({ email: freshEmail(), password: PASSWORD, options });
    expect((await client.refreshSession()).error).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it.each([
    { status: 500, body: 'oops' },
    { status: 200, body: 'true' },
    { status: 200, body: '{"success":"true"}' },
    { status: 200, body: 'null' },
  ])('fails closed when the service answers %j', async (reply) => {
    answer = reply;
    const body = { email: freshEmail(), password: PASSWORD, gotrue_meta_security: { captcha_token: 'x' } };
    const response = await auth.post('/signup', body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(['captcha_failed', 'unexpected_failure']).toContain((await response.json()).error_code);
  });
});
