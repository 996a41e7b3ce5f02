import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type AuthTestApp, createAuthApp, freshEmail, PASSWORD } from '#tests/auth/auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'off' });
const confirming = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });

const PAIRS_PER_ROUND = 8;
const ROUNDS = 8;

const median = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;

async function time(send: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  await (await send()).arrayBuffer();
  return performance.now() - started;
}

/**
 * Medians of interleaved samples, so that other load on the machine affects both sides. Samples are added until the
 * ratio is in range: work that only one side does keeps it outside.
 */
async function expectAlike(known: () => Promise<Response>, unknown: () => Promise<Response>): Promise<void> {
  const samples = { known: [] as number[], unknown: [] as number[] };
  await time(known);
  await time(unknown);
  let ratio = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let pair = 0; pair < PAIRS_PER_ROUND; pair += 1) {
      samples.known.push(await time(known));
      samples.unknown.push(await time(unknown));
    }
    ratio = median(samples.known) / median(samples.unknown);
    if (ratio > 0.8 && ratio < 1.25) return;
  }
  expect.fail(`a known account takes ${ratio.toFixed(2)} times as long as an unknown one`);
}

const { email } = await auth.signedUp();
const confirmed = freshEmail();
await confirming.post('/signup', { email: confirmed, password: PASSWORD });
await confirming.deps.pool.query('update auth_users set email_confirmed_at = now() where email = $1', [confirmed]);

const wrongCode = async (account: string) => {
  // The fifth wrong attempt invalidates a code; each sample needs a valid one.
  await auth.deps.pool.query('update auth_one_time_tokens set attempts = 0');
  return auth.post('/verify', { type: 'recovery', email: account, token: '000000' });
};
await auth.post('/recover', { email });

let isRefusing = false;
const limits = {
  ...confirming.deps.limits,
  consume: async ({ name }: { name: string }) => {
    if (isRefusing && name === 'auth-mail-confirmation') throw new AppError('rate_limited', '');
  },
};
const refusing = await createAuthApp({ EMAIL_CONFIRMATION: 'on' }, { limits });
const waiting = freshEmail();
await refusing.post('/signup', { email: waiting, password: PASSWORD });
isRefusing = true;
expect((await refusing.post('/signup', { email: waiting, password: PASSWORD })).status).toBe(429);

const signUp = (app: AuthTestApp) => (account: string) => app.post('/signup', { email: account, password: PASSWORD });

it.each<[title: string, known: string, send: (account: string) => Promise<Response>]>([
  [
    'a wrong password takes as long for an unknown account',
    email,
    (account) => auth.post('/token?grant_type=password', { email: account, password: 'errada-1' }),
  ],
  ['a recovery takes as long for an unknown account', email, (account) => auth.post('/recover', { email: account })],
  [
    'a sign-in link takes as long for an unknown account',
    email,
    (account) => auth.post('/otp', { email: account, create_user: false }),
  ],
  ['a wrong code takes as long for an unknown account as for one with a code pending', email, wrongCode],
  ['with confirmation on, a sign-up takes as long for an address that has an account', confirmed, signUp(confirming)],
  [
    'with confirmation on, a sign-up repeated within the minute takes as long for a pending address',
    waiting,
    signUp(refusing),
  ],
  [
    'a resent confirmation takes as long for an unknown account',
    confirmed,
    (account) => confirming.post('/resend', { type: 'signup', email: account }),
  ],
])('%s', async (_, known, send) => {
  await expectAlike(
    () => send(known),
    () => send(freshEmail()),
  );
});
