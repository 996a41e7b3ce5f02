import { beforeEach, describe, expect, it } from 'vitest';
import { settleMail } from '#server/features/auth/mail/mail-retry.ts';
import { createRateLimits, type RateLimits } from '#server/http/rate-limit.ts';
import { codeIn, createAuthApp, PASSWORD } from '#tests/auth/auth-app.ts';

// The pool exists only after the app.
let real: RateLimits;
const limits: RateLimits = {
  consume: (limit, key) => real.consume(limit, key),
  refuseSpent: (limit, key) => real.refuseSpent(limit, key),
  giveBack: (limit, key) => real.giveBack(limit, key),
  reset: (limit, key) => real.reset(limit, key),
};
const auth = await createAuthApp({ TRUSTED_PROXIES: '127.0.0.1' }, { limits });
real = createRateLimits(auth.deps.pool);

let address = 0;
const elsewhere = () => {
  address += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}` };
};
let here = elsewhere();
beforeEach(() => {
  here = elsewhere();
});

/** As if nine passwords had been tried: ten are allowed. */
const countNine = () => auth.deps.pool.query("update rate_limits set points = 9 where key like 'auth-password-pair%'");

async function repeat(times: number, send: (turn: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push((await send(turn)).status);
  return statuses;
}

const code = (turn: number) => String(turn).padStart(6, '0');

describe('a code from an e-mail', () => {
  it('is invalid after five wrong attempts, even the right code, even from elsewhere', async () => {
    const { email } = await auth.signedUp();
    await auth.post('/recover', { email }, here);
    await settleMail(auth.deps.mailer);
    const right = codeIn(auth.lastMail(email));
    const guess = (token: string) => auth.post('/verify', { type: 'recovery', email, token }, elsewhere());
    const wrong = Array.from({ length: 6 }, (_, turn) => code(turn)).filter((token) => token !== right);
    for (const token of wrong.slice(0, 5)) expect((await guess(token)).status).toBe(403);
    expect((await guess(right)).status).toBe(403);
  });
});

describe('the code of an authenticator app', () => {
  it('of many accounts cannot be guessed from one IP address', async () => {
    const statuses: number[] = [];
    for (let account = 0; account < 4; account += 1) {
      const { client } = await auth.signedUp();
      const token = (await client.getSession()).data.session?.access_token;
      const headers = { ...here, authorization: `Bearer ${token}` };
      const factor = await (await auth.post('/factors', { factor_type: 'totp' }, headers)).json();
      const challenge = await (await auth.post(`/factors/${factor.id}/challenge`, {}, headers)).json();
      const body = (turn: number) => ({ challenge_id: challenge.id, code: code(turn) });
      statuses.push(...(await repeat(4, (turn) => auth.post(`/factors/${factor.id}/verify`, body(turn), headers))));
    }
    expect(statuses).toEqual([...Array(15).fill(422), 429]);
  });
});

it('limits password attempts on many accounts from one IP address', async () => {
  const signIn = (email: string) => auth.post('/token?grant_type=password', { email, password: 'errada-errada' }, here);
  expect((await signIn('a@example.com')).status).toBe(400);
  await auth.deps.pool.query("update rate_limits set points = 150 where key like 'auth-password:%'");
  expect((await signIn('b@example.com')).status).toBe(429);
});

it('a forged client IP does not help: only the trusted proxy hop counts', async () => {
  const { email } = await auth.signedUp();
  const statuses = await repeat(3, async (turn) => {
    if (turn === 1) await countNine();
    return auth.post(
      '/token?grant_type=password',
      { email, password: 'errada-errada' },
      { 'x-forwarded-for': `10.0.0.${turn}, ${here['x-forwarded-for']}`, 'x-real-ip': `10.0.0.${turn}` },
    );
  });
  expect(statuses).toEqual([400, 400, 429]);
});

it('another spelling of an e-mail address counts as the same account', async () => {
  const { email } = await auth.signedUp();
  const spellings = [email, email.toUpperCase(), email.replace('e', 'E')];
  const statuses = await repeat(3, async (turn) => {
    if (turn === 1) await countNine();
    return auth.post('/token?grant_type=password', { email: spellings[turn], password: 'errada-errada' }, here);
  });
  expect(statuses).toEqual([400, 400, 429]);
  expect((await auth.post('/token?grant_type=password', { email, password: PASSWORD }, here)).status).toBe(429);
});
