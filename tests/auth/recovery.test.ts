import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authAudit, authOneTimeTokens, authUsers } from '#server/db/schema/auth.ts';
import { codeIn, createAuthApp, fragmentOf, freshEmail, linkIn } from './auth-app.ts';

const auth = await createAuthApp({ REDIRECT_URLS: 'https://*.dropar.example/**' });
const { db } = auth.deps;

async function requested() {
  const { email, userId } = await auth.signedUp();
  const client = auth.client();
  await client.resetPasswordForEmail(email);
  return { client, email, userId, message: auth.lastMail(email) };
}

describe('password recovery', () => {
  it('redirects by the link to /login with a session of type recovery, and allows a new password', async () => {
    const { email, userId, message } = await requested();
    expect(message.subject).toBe('Redefina sua senha do Dropar');
    const { client, fragment } = await auth.signInByLink(email);
    expect(fragment.get('type')).toBe('recovery');
    expect(fragment.get('token_type')).toBe('bearer');
    expect(fragment.get('sb')).toBe('');
    expect((await client.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect(await auth.canSignIn(email, 'nova-senha-1')).toBe(true);
    expect(await auth.canSignIn(email)).toBe(false);
    const rows = await db.select().from(authAudit).where(eq(authAudit.userId, userId));
    expect(rows.map(({ action }) => action)).toContain('user_recovery_requested');
  });

  it('works by the code, once and then no more by the link, and the client emits a password recovery event', async () => {
    const { client, email, message } = await requested();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.verifyOtp({ email, token: codeIn(message), type: 'recovery' });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();
    expect(events).toContain('PASSWORD_RECOVERY');
    const claims = (await client.getClaims()).data?.claims;
    expect(claims?.amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
    const again = await client.verifyOtp({ email, token: codeIn(message), type: 'recovery' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
    const target = await auth.open(linkIn(message));
    expect(target.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  it('works by the token hash', async () => {
    const { client, message } = await requested();
    const token_hash = new URL(linkIn(message)).searchParams.get('token') ?? '';
    expect((await client.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    const again = await client.verifyOtp({ token_hash, type: 'recovery' });
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });

  it('accepts a link once, even for two concurrent requests', async () => {
    const { message } = await requested();
    const targets = await Promise.all([1, 2, 3, 4].map(() => auth.open(linkIn(message))));
    expect(targets.filter((target) => fragmentOf(target).has('access_token'))).toHaveLength(1);
  });

  it('a mail scanner that opens the link changes nothing: only the button does', async () => {
    const { email, userId, message } = await requested();
    const { pathname, search } = new URL(linkIn(message));
    const before = await db.select().from(authUsers).where(eq(authUsers.id, userId));
    for (const method of ['HEAD', 'GET', 'GET']) {
      const page = await fetch(`${auth.url.replace('/auth/v1', '')}${pathname}${search}`, { method });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    }
    expect(await db.select().from(authUsers).where(eq(authUsers.id, userId))).toEqual(before);
    expect(await auth.canSignIn(email)).toBe(true);
    expect(fragmentOf(await auth.open(linkIn(message))).has('access_token')).toBe(true);
  });

  it.each([
    ['the newest', 'by a stranger', -1],
    ['the one before it', 'by the owner', 0],
  ])('works by %s of two links, requested %s, whatever challenge the stranger sent', async (_, __, place) => {
    const { email } = await requested();
    const challenge = { code_challenge: 'e'.repeat(43), code_challenge_method: 's256' };
    await auth.post('/recover', { email, ...challenge });
    const mails = auth.outbox.filter(({ to }) => to === email);
    const target = await auth.open(linkIn(mails.at(place) ?? auth.lastMail(email)));
    expect(target.origin + target.pathname).toBe('http://localhost:3000/login');
    expect([target.search, fragmentOf(target).get('type')]).toEqual(['', 'recovery']);
    for (const { text } of mails) {
      const again = await auth.open(linkIn({ to: email, subject: '', html: '', text }));
      expect(fragmentOf(again).get('error_code')).toBe('otp_expired');
    }
  });

  it('expires after 60 minutes', async () => {
    const { client, email, message } = await requested();
    auth.setNow(new Date(Date.now() + 61 * 60_000));
    const late = await client.verifyOtp({ email, token: codeIn(message), type: 'recovery' });
    expect(late.error?.code).toBe('otp_expired');
    expect(fragmentOf(await auth.open(linkIn(message))).get('error_code')).toBe('otp_expired');
  });

  it('refuses a recovery code as a confirmation or for another account', async () => {
    const { client, email, message } = await requested();
    const other = await requested();
    const asSignUp = await client.verifyOtp({ email, token: codeIn(message), type: 'signup' });
    expect(asSignUp.error?.code).toBe('otp_expired');
    if (codeIn(other.message) !== codeIn(message)) {
      const crossed = await client.verifyOtp({ email: other.email, token: codeIn(message), type: 'recovery' });
      expect(crossed.error?.code).toBe('otp_expired');
    }
  });

  it('counts concurrent attempts, and after five wrong ones the code is invalid, but not the link', async () => {
    const { client, email, message } = await requested();
    const right = codeIn(message);
    const wrong = right === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 12 }, () => client.verifyOtp({ email, token: wrong, type: 'recovery' })));
    const [row] = await db.select().from(authOneTimeTokens).where(eq(authOneTimeTokens.email, email));
    expect(row?.attempts).toBe(5);
    expect((await client.verifyOtp({ email, token: right, type: 'recovery' })).error?.code).toBe('otp_expired');
    expect(fragmentOf(await auth.open(linkIn(message))).has('access_token')).toBe(true);
  });

  it('sends a new code after an invalidated one', async () => {
    const { client, email, message } = await requested();
    const wrong = codeIn(message) === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) await client.verifyOtp({ email, token: wrong, type: 'recovery' });
    await client.resetPasswordForEmail(email);
    const { error } = await client.verifyOtp({ email, token: auth.lastCode(email), type: 'recovery' });
    expect(error).toBeNull();
  });

  it('answers the same, and no faster, for an unknown account, and neither sends nor creates anything', async () => {
    const { email } = await auth.signedUp();
    const mails = auth.outbox.length;
    const replies = [];
    for (const address of [freshEmail(), email]) {
      const started = performance.now();
      const response = await auth.post('/recover', { email: address });
      expect(performance.now() - started).toBeGreaterThan(100);
      replies.push([response.status, await response.text(), response.headers.get('content-type')]);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.slice(0, 2)).toEqual([200, '{}']);
    expect(auth.outbox).toHaveLength(mails + 1);
  });
});

describe('redirect target of a link', () => {
  it.each([
    ['https://app.dropar.example/entrar', "form-action 'self' https://app.dropar.example;"],
    ['https://evil.example/', "form-action 'self' http://localhost:3000;"],
  ])('is allowed by the form-action policy of its page: %s', async (redirectTo, policy) => {
    const query = new URLSearchParams({ token: '"><script>', type: 'constructor', redirect_to: redirectTo });
    const page = await fetch(`${auth.url}/verify?${query}`);
    expect(page.headers.get('content-security-policy')).toContain(policy);
    const html = await page.text();
    expect(html).toContain('Confirme seu e-mail');
    expect(html).not.toContain('<script>');
  });

  it.each(['type=recovery', 'token=abc'])(
    'is missing, and JSON is returned, if the link has only %s',
    async (query) => {
      const response = await fetch(`${auth.url}/verify?${query}`, { redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    },
  );
});

describe('POST /verify', () => {
  it('answers an unknown account like a wrong code', async () => {
    const { email } = await requested();
    const replies = [];
    for (const address of [email, freshEmail()]) {
      const response = await auth.post('/verify', { type: 'recovery', email: address, token: 'abcdef' });
      replies.push([response.status, await response.text()]);
    }
    expect(replies[0]).toEqual(replies[1]);
  });
});
