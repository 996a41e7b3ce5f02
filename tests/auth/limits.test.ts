import { beforeEach, describe, expect, it } from 'vitest';
import { finishPendingMail } from '#server/features/auth/mail/send-in-background.ts';
import { type AuthTestApp, bearer, createAuthApp, fragmentOf, freshEmail, PASSWORD } from './auth-app.ts';

const limited = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' };
const auth = await createAuthApp(limited);
const confirming = await createAuthApp({ ...limited, EMAIL_CONFIRMATION: 'on' });

let address = 0;
let from: Record<string, string> = {};
beforeEach(() => {
  address += 1;
  from = { 'x-forwarded-for': `203.0.113.${address}` };
});
const otherAddress = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });

const signIn = (email: string, password = 'errada-errada', headers = from) =>
  auth.post('/token?grant_type=password', { email, password }, headers);

/** As if so many requests had been counted. */
const setUses = (limit: string, uses: number, { deps }: AuthTestApp = auth) =>
  deps.pool.query('update rate_limits set points = $1 where key like $2', [uses, `${limit}%`]);

/** The status of the last request that the limit allows, and of the next. */
async function lastAndNext(limit: string, allowed: number, send: () => Promise<Response>): Promise<number[]> {
  await send();
  await setUses(limit, allowed - 1);
  return [(await send()).status, (await send()).status];
}

describe('guessing passwords', () => {
  it('is blocked after ten attempts from one IP address on one account, known or not', async () => {
    const { email } = await auth.signedUp();
    for (const account of [freshEmail(), email]) {
      expect(await lastAndNext('auth-password-pair', 10, () => signIn(account))).toEqual([400, 429]);
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

  it.each([
    ['a forged client IP: only the trusted proxy hop counts', (email: string) => email],
    ['another spelling of the e-mail address', (email: string) => email.toUpperCase()],
  ])('is not made easier by %s', async (_, spell) => {
    const { email } = await auth.signedUp();
    let turn = 0;
    const guess = () => {
      const forged = { 'x-forwarded-for': `10.0.0.${turn}, ${from['x-forwarded-for']}`, 'x-real-ip': `10.0.0.${turn}` };
      turn += 1;
      return signIn(turn % 2 ? email : spell(email), 'errada-errada', forged);
    };
    expect(await lastAndNext('auth-password-pair', 10, guess)).toEqual([400, 429]);
  });

  it('on many accounts from one IP address is blocked', async () => {
    expect(await lastAndNext('auth-password:', 150, () => signIn(freshEmail()))).toEqual([400, 429]);
  });

  it('from many IP addresses on one account is blocked too, until the right password resets the count', async () => {
    const { email } = await auth.signedUp();
    let host = 1;
    const guess = () => signIn(email, 'errada-errada', otherAddress(++host));
    await guess();
    await setUses('auth-password-account', 59);
    await setUses('auth-password-pair', 9);
    const last = otherAddress(host);
    expect((await signIn(email, PASSWORD, last)).status).toBe(200);
    expect((await signIn(email, 'errada-errada', last)).status).toBe(400);
    expect(await lastAndNext('auth-password-account', 60, guess)).toEqual([400, 429]);
    expect((await signIn(email, PASSWORD, otherAddress(9))).status).toBe(429);
  });
});

describe('limits per IP address', () => {
  it.each([
    ['/signup', 'auth-signup', 30, () => ({ email: freshEmail(), password: 'curta' })],
    ['/recover', 'auth-recover', 30, () => ({})],
    ['/otp', 'auth-otp', 30, () => ({})],
    ['/resend', 'auth-resend', 30, () => ({})],
    ['/verify', 'auth-verify', 30, () => ({})],
    ['/token?grant_type=refresh_token', 'auth-refresh', 1800, () => ({ refresh_token: 'x' })],
  ])('%s', async (path, limit, allowed, body) => {
    const [last, next] = await lastAndNext(`${limit}:203.`, allowed, () => auth.post(path, body(), from));
    expect([last !== 429, next]).toEqual([true, 429]);
    expect((await auth.post(path, body(), otherAddress(200 + address))).status).not.toBe(429);
  });

  it('answer a followed e-mail link with a page, not with JSON', async () => {
    const open = () => auth.open(`${auth.url}/verify?token=x&type=recovery`, 'here', from);
    expect((await open()).hash).toContain('error_code=otp_expired');
    await setUses('auth-verify:203.', 30);
    expect((await open()).href).toMatch(/\/login#.*error_code=over_request_rate_limit/);
  });

  it('count a whole IPv6 network as one address', async () => {
    let host = 0;
    const send = () => {
      host += 1;
      return auth.post('/recover', {}, { 'x-forwarded-for': `2001:db8:0:7::${host.toString(16)}` });
    };
    expect(await lastAndNext('auth-recover:2001', 30, send)).toEqual([400, 429]);
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
    for (const account of [email, freshEmail()]) {
      expect((await auth.post('/recover', { email: account }, from)).status).toBe(200);
      const again = await auth.post('/recover', { email: account }, from);
      expect([again.status, (await again.json()).error_code]).toEqual([429, 'over_email_send_rate_limit']);
    }
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

  it('allow one reauthentication code a minute, and reach the client as a plain error that it does not retry', async () => {
    const { client, email } = await auth.signedUp();
    await auth.deps.pool.query('update auth_users set email_proved_at = now() where email = $1', [email]);
    expect((await client.reauthenticate()).error).toBeNull();
    const { error } = await client.reauthenticate();
    expect(error).toMatchObject({ name: 'AuthApiError', status: 429, code: 'over_email_send_rate_limit' });
  });

  it('block guessing of codes, for known and unknown accounts', async () => {
    const { email } = await auth.signedUp();
    let host = 0;
    for (const account of [email, freshEmail()]) {
      const body = { type: 'recovery', email: account, token: '000000' };
      const guess = () => auth.post('/verify', body, otherAddress(++host));
      expect(await lastAndNext('auth-code-account', 20, guess)).toEqual([403, 429]);
    }
  });

  it('end a mailed code after five wrong guesses, even the right code, even from elsewhere', async () => {
    const { email } = await auth.signedUp();
    await auth.post('/recover', { email }, from);
    await finishPendingMail(auth.deps.mailer);
    const right = auth.lastCode(email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (const [turn, token] of [...Array(5).fill(wrong), right].entries()) {
      const guess = await auth.post('/verify', { type: 'recovery', email, token }, otherAddress(turn));
      expect(guess.status).toBe(403);
    }
  });

  it('block guessing of authenticator codes', async () => {
    const { client } = await auth.signedUp();
    const own = await bearer(client);
    const factorId = (await client.mfa.enroll({ factorType: 'totp' })).data?.id;
    const challengeId = (await client.mfa.challenge({ factorId: factorId ?? '' })).data?.id;
    let host = 0;
    const guess = () => {
      const headers = { ...otherAddress(++host), ...own };
      return auth.post(`/factors/${factorId}/verify`, { challenge_id: challengeId, code: 'abcdef' }, headers);
    };
    expect(await lastAndNext('auth-factor-account', 10, guess)).toEqual([422, 429]);
  });

  it('block guessing of authenticator codes of many accounts from one IP address', async () => {
    const statuses: number[] = [];
    for (let account = 0; account < 4; account += 1) {
      const headers = { ...from, ...(await bearer((await auth.signedUp()).client)) };
      const factor = await (await auth.post('/factors', { factor_type: 'totp' }, headers)).json();
      const { id } = await (await auth.post(`/factors/${factor.id}/challenge`, {}, headers)).json();
      for (const code of ['000000', '000001', '000002', '000003']) {
        const guess = await auth.post(`/factors/${factor.id}/verify`, { challenge_id: id, code }, headers);
        statuses.push(guess.status);
      }
    }
    expect(statuses).toEqual([...Array(15).fill(422), 429]);
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
  const countKeys = async (limit: string, { deps }: AuthTestApp = auth) =>
    (await deps.pool.query('select 1 from rate_limits where key like $1', [`${limit}%`])).rowCount;

  it('are separate by kind: resends requested by a stranger do not use up the recovery', async () => {
    const { email } = await auth.signedUp();
    const before = await countKeys('auth-mail-hour-');
    for (const type of ['signup', 'email_change']) await auth.post('/resend', { type, email }, otherAddress(60));
    expect(await countKeys('auth-mail-hour-')).toBe(before);
  });

  it('are separate by kind even if every resend is really sent', async () => {
    const email = freshEmail();
    const before = await countKeys('auth-mail-hour-recovery', confirming);
    await confirming.post('/signup', { email, password: PASSWORD }, from);
    await setUses('auth-mail-hour-confirmation', 9, confirming);
    for (const host of [61, 62]) await confirming.post('/resend', { type: 'signup', email }, otherAddress(host));
    expect(confirming.outbox.filter(({ to }) => to === email)).toHaveLength(2);
    expect(await countKeys('auth-mail-hour-recovery', confirming)).toBe(before);
    expect((await confirming.post('/recover', { email }, from)).status).toBe(200);
    expect(confirming.lastMail(email).subject).toBe('Redefina sua senha do Dropar');
  });

  it('stop after ten messages an hour without an error, so that known and unknown accounts look the same', async () => {
    const { email } = await auth.signedUp();
    for (const account of [email, freshEmail()]) {
      for (const host of [101, 102, 103]) {
        const response = await auth.post('/recover', { email: account }, otherAddress(host));
        expect(`${response.status} ${await response.text()}`).toBe('200 {}');
        if (host === 101) await setUses('auth-mail-hour-recovery', 9);
      }
    }
    expect(auth.outbox.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('count sent mail, not failed mail, which may be retried at once', async () => {
    let isDown = true;
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: { to: string }) => {
        if (isDown) throw new Error('down');
        sent.push(to);
      },
    };
    const flaky = await createAuthApp(limited, { mailer });
    const { email } = await flaky.signedUp();
    for (let round = 0; round < 3; round += 1) {
      isDown = round < 2;
      expect((await flaky.post('/recover', { email })).status).toBe(200);
      await finishPendingMail(flaky.deps.mailer);
      if (round === 0) await setUses('auth-mail-hour-recovery', 9, flaky);
    }
    expect(sent).toEqual([email]);
  });

  it('limit what e-mail changes of many accounts send to one address', async () => {
    const target = freshEmail();
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { client } = await auth.signedUp();
      codes.push((await client.updateUser({ email: target })).error?.code);
      if (round === 0) await setUses('auth-mail-stranger', 2);
    }
    expect(codes).toEqual([undefined, undefined, 'over_email_send_rate_limit']);
    expect(auth.outbox.filter(({ to }) => to === target)).toHaveLength(2);
  });
});

describe('a sign-up refused by the pause between mails', () => {
  it('still invalidates the first registrant’s password on the pending account', async () => {
    const email = freshEmail();
    const signUp = (password: string) => confirming.post('/signup', { email, password }, from);
    expect((await signUp('senha-do-intruso')).status).toBe(200);
    expect((await signUp('senha-da-dona')).status).toBe(429);
    const fragment = fragmentOf(await confirming.open(confirming.lastLink(email)));
    expect(fragment.get('needs_password')).toBe('true');
    const again = await confirming.post('/token?grant_type=password', { email, password: 'senha-do-intruso' }, from);
    expect(again.status).toBe(400);
  });
});
