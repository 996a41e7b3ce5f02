import { beforeEach, describe, expect, it } from 'vitest';
import { settleMail } from '#server/features/auth/mail/mail-retry.ts';
import { createRateLimits, type RateLimits } from '#server/http/rate-limit.ts';
import { createAuthApp, fragmentOf, freshEmail, linkIn, PASSWORD } from './auth-app.ts';

// The pool exists only after the app; no limits are checked before.
let real: RateLimits;
const limits: RateLimits = {
  consume: (limit, key) => real.consume(limit, key),
  refuseSpent: (limit, key) => real.refuseSpent(limit, key),
  giveBack: (limit, key) => real.giveBack(limit, key),
  reset: (limit, key) => real.reset(limit, key),
};
const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'off', TRUSTED_PROXIES: '127.0.0.1' }, { limits });
const confirming = await createAuthApp({ EMAIL_CONFIRMATION: 'on', TRUSTED_PROXIES: '127.0.0.1' }, { limits });
real = createRateLimits(auth.deps.pool);

let address = 0;
let from: Record<string, string> = {};
beforeEach(() => {
  address += 1;
  from = { 'x-forwarded-for': `203.0.113.${address}` };
});

const signIn = (email: string, password = 'errada-errada', headers = from) =>
  auth.post('/token?grant_type=password', { email, password }, headers);

const repeat = async (times: number, send: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push((await send()).status);
  return statuses;
};

const otherAddress = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });

describe('guessing passwords', () => {
  it('is blocked after ten attempts from one IP address on one account, known or not', async () => {
    const { email } = await auth.signedUp();
    for (const account of [freshEmail(), email]) {
      expect(await repeat(10, () => signIn(account))).toEqual(Array(10).fill(400));
      const refused = await signIn(account, PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({
        error_code: 'over_request_rate_limit',
        msg: 'Request rate limit reached',
      });
    }
    // The owner, from another IP address, is not locked out.
    expect((await signIn(email, PASSWORD, otherAddress(1))).status).toBe(200);
  });

  it('from many IP addresses on one account is blocked too', async () => {
    const { email } = await auth.signedUp();
    const setUses = (uses: number) =>
      auth.deps.pool.query("update rate_limits set points = $1 where key like 'auth-password-account:%'", [uses]);
    expect((await signIn(email)).status).toBe(400);
    await setUses(59);
    expect((await signIn(email, 'errada-errada', otherAddress(2))).status).toBe(400);
    expect((await signIn(email, PASSWORD, otherAddress(3))).status).toBe(429);
  });

  it('resets the count after the right password', async () => {
    const { email } = await auth.signedUp();
    await repeat(9, () => signIn(email));
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await signIn(email)).status).toBe(400);
  });
});

describe('limits per IP address', () => {
  it.each([
    ['/signup', () => ({ email: freshEmail(), password: 'curta' }), 30],
    ['/recover', () => ({}), 30],
    ['/otp', () => ({}), 30],
    ['/resend', () => ({}), 30],
    ['/verify', () => ({}), 30],
  ])('%s', async (path, body, allowed) => {
    const statuses = await repeat(allowed + 1, () => auth.post(path, body(), from));
    expect(statuses.slice(0, allowed)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await auth.post(path, body(), otherAddress(200 + address))).status).not.toBe(429);
  });

  it('answer a followed e-mail link with a page, not with JSON', async () => {
    const open = () => auth.open(`${auth.url}/verify?token=x&type=recovery`, 'here', from);
    for (let round = 0; round < 30; round += 1) expect((await open()).hash).toContain('error_code=otp_expired');
    expect((await open()).href).toMatch(/\/login#.*error_code=over_request_rate_limit/);
  });

  it('are high for the refresh', async () => {
    const statuses = await repeat(160, () =>
      auth.post('/token?grant_type=refresh_token', { refresh_token: 'x' }, from),
    );
    expect(statuses).toEqual(Array(160).fill(400));
  });

  it('count a whole IPv6 network as one address', async () => {
    let host = 0;
    const statuses = await repeat(31, () => {
      host += 1;
      return auth.post('/recover', {}, { 'x-forwarded-for': `2001:db8:0:7::${host.toString(16)}` });
    });
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('limits per account', () => {
  it('are separate by IP address: a stranger who requests mail for an account does not block its owner', async () => {
    const { email } = await auth.signedUp();
    expect((await auth.post('/recover', { email }, otherAddress(50))).status).toBe(200);
    expect((await auth.post('/recover', { email }, from)).status).toBe(200);
  });

  it('allow one message a minute from an IP address, for known and unknown accounts', async () => {
    const { email } = await auth.signedUp();
    const replies: unknown[] = [];
    for (const account of [email, freshEmail()]) {
      expect((await auth.post('/recover', { email: account }, from)).status).toBe(200);
      const again = await auth.post('/recover', { email: account }, from);
      replies.push([again.status, (await again.json()).error_code]);
    }
    expect(replies).toEqual([
      [429, 'over_email_send_rate_limit'],
      [429, 'over_email_send_rate_limit'],
    ]);
  });

  it('count sign-in links and recovery links together, confirmations separately', async () => {
    const email = freshEmail();
    expect((await auth.post('/otp', { email }, from)).status).toBe(200);
    const recover = await auth.post('/recover', { email }, from);
    expect((await recover.json()).msg).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    expect((await auth.post('/resend', { type: 'signup', email }, from)).status).toBe(200);
  });

  it('allow one sign-up message a minute, whatever the state of the account', async () => {
    const email = freshEmail();
    const signUp = () => confirming.post('/signup', { email, password: PASSWORD }, from);
    expect((await signUp()).status).toBe(200);
    expect((await signUp()).status).toBe(429);
  });

  it('reach the client as a plain error that it does not retry', async () => {
    const client = auth.client();
    const email = freshEmail();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    const { error } = await client.resetPasswordForEmail(email);
    expect(error).toMatchObject({ name: 'AuthApiError', status: 429, code: 'over_email_send_rate_limit' });
  });

  it('allow one reauthentication code a minute', async () => {
    const { client, email } = await auth.signedUp();
    await auth.deps.pool.query('update auth_users set email_proved_at = now() where email = $1', [email]);
    expect((await client.reauthenticate()).error).toBeNull();
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  it('allow an immediate retry of a failed delivery', async () => {
    const failing = await createAuthApp({}, { limits, mailer: { send: () => Promise.reject(new Error('down')) } });
    const { email } = await failing.signedUp();
    expect((await failing.post('/recover', { email })).status).toBe(200);
    await settleMail(failing.deps.mailer);
    expect((await failing.post('/recover', { email })).status).toBe(200);
  });

  it('block guessing of codes, for known and unknown accounts', async () => {
    const { email } = await auth.signedUp();
    for (const account of [email, freshEmail()]) {
      let host = 0;
      const statuses = await repeat(21, () => {
        host += 1;
        return auth.post('/verify', { type: 'recovery', email: account, token: '000000' }, otherAddress(host));
      });
      expect(statuses).toEqual([...Array(20).fill(403), 429]);
    }
  });

  it('block guessing of authenticator codes', async () => {
    const { client } = await auth.signedUp();
    const token = (await client.getSession()).data.session?.access_token;
    const factorId = (await client.mfa.enroll({ factorType: 'totp' })).data?.id;
    const challengeId = (await client.mfa.challenge({ factorId: factorId ?? '' })).data?.id;
    let host = 0;
    const statuses = await repeat(11, () => {
      host += 1;
      const headers = { ...otherAddress(host), authorization: `Bearer ${token}` };
      return auth.post(`/factors/${factorId}/verify`, { challenge_id: challengeId, code: 'abcdef' }, headers);
    });
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });

  it('have no e-mail address in their keys', async () => {
    const { email } = await auth.signedUp();
    await signIn(email);
    await auth.post('/recover', { email }, from);
    const { rows } = await auth.deps.pool.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

describe('mail limits', () => {
  const forgetPauses = () => auth.deps.pool.query("delete from rate_limits where key ~ '^auth-mail-[a-z_]+:'");

  it('are separate by kind: resends requested by a stranger do not use up the recovery', async () => {
    const { email } = await auth.signedUp();
    for (let round = 0; round < 15; round += 1) {
      await auth.post('/resend', { type: 'signup', email }, otherAddress(round));
      await auth.post('/resend', { type: 'email_change', email }, otherAddress(round));
      await forgetPauses();
    }
    expect((await auth.post('/recover', { email }, from)).status).toBe(200);
    expect(auth.lastMail(email).subject).toBe('Redefina sua senha do Dropar');
  });

  it('are separate by kind even if every resend is really sent', async () => {
    const email = freshEmail();
    await confirming.post('/signup', { email, password: PASSWORD }, from);
    for (let round = 0; round < 12; round += 1) {
      await forgetPauses();
      await confirming.post('/resend', { type: 'signup', email }, otherAddress(round));
    }
    expect(confirming.outbox.filter(({ to }) => to === email)).toHaveLength(10);
    expect((await confirming.post('/recover', { email }, from)).status).toBe(200);
    expect(confirming.lastMail(email).subject).toBe('Redefina sua senha do Dropar');
  });

  it('stop after ten messages an hour without an error, so that known and unknown accounts look the same', async () => {
    const { email } = await auth.signedUp();
    const replies: string[] = [];
    for (const account of [email, freshEmail()]) {
      for (let round = 0; round < 12; round += 1) {
        const response = await auth.post('/recover', { email: account }, otherAddress(100 + round));
        replies.push(`${response.status} ${await response.text()}`);
        await forgetPauses();
      }
    }
    expect(new Set(replies)).toEqual(new Set(['200 {}']));
    expect(auth.outbox.filter(({ to }) => to === email)).toHaveLength(10);
  });

  it('count sent mail, not failed mail', async () => {
    let isDown = true;
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: { to: string }) => {
        if (isDown) throw new Error('down');
        sent.push(to);
      },
    };
    const flaky = await createAuthApp({}, { limits, mailer });
    const { email } = await flaky.signedUp();
    for (let round = 0; round < 12; round += 1) {
      expect((await flaky.post('/recover', { email })).status).toBe(200);
      await settleMail(flaky.deps.mailer);
    }
    isDown = false;
    await flaky.post('/recover', { email });
    await settleMail(flaky.deps.mailer);
    expect(sent).toEqual([email]);
  });

  it('limit what e-mail changes of many accounts send to one address', async () => {
    const target = freshEmail();
    const statuses: (string | undefined)[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { client } = await auth.signedUp();
      statuses.push((await client.updateUser({ email: target })).error?.code);
    }
    const refused = 'over_email_send_rate_limit';
    expect(statuses).toEqual([undefined, undefined, undefined, refused, refused]);
    expect(auth.outbox.filter(({ to }) => to === target)).toHaveLength(3);
  });
});

describe('a sign-up refused by the pause between mails', () => {
  it('still invalidates the first registrant’s password on the pending account', async () => {
    const email = freshEmail();
    const first = await confirming.post(
      '/signup',
      { email, password: 'senha-do-intruso', data: { name: 'Intruso' } },
      from,
    );
    expect(first.status).toBe(200);
    const refused = await confirming.post('/signup', { email, password: 'senha-da-dona' }, from);
    expect(refused.status).toBe(429);
    const fragment = fragmentOf(await confirming.open(linkIn(confirming.lastMail(email))));
    expect(fragment.get('needs_password')).toBe('true');
    const again = await confirming.post('/token?grant_type=password', { email, password: 'senha-do-intruso' }, from);
    expect(again.status).toBe(400);
  });
});
