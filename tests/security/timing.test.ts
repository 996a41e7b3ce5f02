import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { createAuthApp, freshEmail, PASSWORD } from '#tests/auth/auth-app.ts';

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

it('a wrong password takes as long for an unknown account', async () => {
  const signIn = (account: string) => auth.post('/token?grant_type=password', { email: account, password: 'errada-1' });
  await expectAlike(
    () => signIn(email),
    () => signIn(freshEmail()),
  );
});

it('a recovery takes as long for an unknown account', async () => {
  await expectAlike(
    () => auth.post('/recover', { email }),
    () => auth.post('/recover', { email: freshEmail() }),
  );
});

it('a sign-in link takes as long for an unknown account', async () => {
  await expectAlike(
    () => auth.post('/otp', { email, create_user: false }),
    () => auth.post('/otp', { email: freshEmail(), create_user: false }),
  );
});

it('a wrong code takes as long for an unknown account as for one with a code pending', async () => {
  const guess = (account: string) => auth.post('/verify', { type: 'recovery', email: account, token: '000000' });
  await auth.post('/recover', { email });
  // The fifth wrong attempt invalidates a code; each sample needs a valid one.
  const revive = () => auth.deps.pool.query('update auth_one_time_tokens set attempts = 0');
  await expectAlike(
    async () => {
      await revive();
      return guess(email);
    },
    async () => {
      await revive();
      return guess(freshEmail());
    },
  );
});

it('with confirmation on, a sign-up takes as long for an address that has an account', async () => {
  const signUp = (account: string) => confirming.post('/signup', { email: account, password: PASSWORD });
  await expectAlike(
    () => signUp(confirmed),
    () => signUp(freshEmail()),
  );
});

it('with confirmation on, a sign-up repeated within the minute takes as long for a pending address', async () => {
  let isRefusing = true;
  const limits = {
    ...confirming.deps.limits,
    consume: async ({ name }: { name: string }) => {
      if (isRefusing && name === 'auth-mail-confirmation') throw new AppError('rate_limited', '');
    },
  };
  const refusing = await createAuthApp({ EMAIL_CONFIRMATION: 'on' }, { limits });
  const signUp = (account: string) => refusing.post('/signup', { email: account, password: PASSWORD });
  const waiting = freshEmail();
  isRefusing = false;
  await signUp(waiting);
  isRefusing = true;
  expect((await signUp(waiting)).status).toBe(429);
  await expectAlike(
    () => signUp(waiting),
    () => signUp(freshEmail()),
  );
});

it('a resent confirmation takes as long for an unknown account', async () => {
  await expectAlike(
    () => confirming.post('/resend', { type: 'signup', email: confirmed }),
    () => confirming.post('/resend', { type: 'signup', email: freshEmail() }),
  );
});
