import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { authFlowStates } from '#server/db/schema/auth.ts';
import { codeIn, createAuthApp, fragmentOf, freshEmail, linkIn, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });
const { db } = auth.deps;

afterEach(() => auth.setNow(new Date()));

async function confirmedAccount() {
  const email = freshEmail();
  const client = auth.client({ flowType: 'pkce' });
  await client.signUp({ email, password: PASSWORD });
  await auth.client().verifyOtp({ email, token: codeIn(auth.lastMail(email)), type: 'signup' });
  return email;
}

async function recoveryCode() {
  const email = await confirmedAccount();
  const client = auth.client({ flowType: 'pkce' });
  const { error } = await client.resetPasswordForEmail(email);
  expect(error).toBeNull();
  const target = await auth.open(linkIn(auth.lastMail(email)), 'app');
  return { client, email, target, code: target.searchParams.get('code') ?? '' };
}

const exchange = (body: object) => auth.post('/token?grant_type=pkce', body);

describe('PKCE', () => {
  it('exchanges the code of a recovery link for a session', async () => {
    const { client, target, code } = await recoveryCode();
    expect(target.hash).toBe('');
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();
    expect((await client.getClaims()).data?.claims.amr).toEqual([
      { method: 'recovery', timestamp: expect.any(Number) },
    ]);
  });

  it('confirms a sign-up and exchanges its code', async () => {
    const email = freshEmail();
    const client = auth.client({ flowType: 'pkce' });
    await client.signUp({ email, password: PASSWORD });
    const target = await auth.open(linkIn(auth.lastMail(email)), 'app');
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
  });

  it('exchanges the code of a sign-in link', async () => {
    const email = await confirmedAccount();
    const client = auth.client({ flowType: 'pkce' });
    await client.signInWithOtp({ email });
    const target = await auth.open(linkIn(auth.lastMail(email)), 'app');
    expect((await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).toBeNull();
  });

  it('accepts the mailed code directly', async () => {
    const email = await confirmedAccount();
    const client = auth.client({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email);
    const { data } = await client.verifyOtp({ email, token: codeIn(auth.lastMail(email)), type: 'recovery' });
    expect(data.session?.access_token).toBeDefined();
  });

  it('allows one attempt per code', async () => {
    const { client, code } = await recoveryCode();
    const wrong = await exchange({ auth_code: code, code_verifier: 'x'.repeat(64) });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error_code: 'bad_code_verifier' });
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('accepts a code once', async () => {
    const { client, code } = await recoveryCode();
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    const again = await exchange({ auth_code: code, code_verifier: 'x'.repeat(64) });
    expect(again.status).toBe(404);
  });

  it('starts the five minutes when the link is opened', async () => {
    const email = await confirmedAccount();
    const client = auth.client({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email);
    auth.setNow(new Date(Date.now() + 50 * 60_000));
    const target = await auth.open(linkIn(auth.lastMail(email)), 'app');
    expect((await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).toBeNull();
  });

  it('expires the code after five minutes', async () => {
    const { client, code } = await recoveryCode();
    auth.setNow(new Date(Date.now() + 301_000));
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('reports a used link in the query and in the fragment', async () => {
    const { email } = await recoveryCode();
    const target = await auth.open(linkIn(auth.lastMail(email)), 'app');
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
    expect(fragmentOf(target).get('error_code')).toBe('otp_expired');
  });

  it('refuses a code from before a password change', async () => {
    const { client, email, code } = await recoveryCode();
    const owner = auth.client();
    await owner.signInWithPassword({ email, password: PASSWORD });
    expect((await owner.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('stores only a hash of the code', async () => {
    const { code } = await recoveryCode();
    const rows = await db.select().from(authFlowStates);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await db.select().from(authFlowStates).where(eq(authFlowStates.authCodeHash, code))).toEqual([]);
  });

  it.each([
    [{ auth_code: '', code_verifier: 'x' }, 400, 'validation_failed'],
    [{ auth_code: 'x', code_verifier: '' }, 400, 'validation_failed'],
    [{ auth_code: 'unknown', code_verifier: 'x' }, 404, 'flow_state_not_found'],
  ])('refuses %j', async (body, status, code) => {
    const response = await exchange(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code });
  });

  it.each([
    [{ code_challenge: 'a'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
    [{ code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
    [{ code_challenge: 'a'.repeat(42), code_challenge_method: 's256' }, 'between 43 and 128 characters'],
    [{ code_challenge: `${'a'.repeat(43)} `, code_challenge_method: 's256' }, 'can only contain alphanumeric'],
    [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }, 'only s256 is supported'],
  ])('refuses the challenge in %j', async (over, message) => {
    const response = await auth.post('/recover', { email: freshEmail(), ...over });
    expect(response.status).toBe(400);
    expect((await response.json()).msg).toContain(message);
  });
});
