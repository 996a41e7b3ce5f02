import { describe, expect, it } from 'vitest';
import { authFlowStates } from '#server/db/schema/auth.ts';
import { createAuthApp, fragmentOf, freshEmail, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp({ EMAIL_CONFIRMATION: 'on' });
const { db } = auth.deps;

const email = freshEmail();
await auth.client({ flowType: 'pkce' }).signUp({ email, password: PASSWORD });
await auth.client().verifyOtp({ email, token: auth.lastCode(email), type: 'signup' });

async function recoveryCode() {
  const client = auth.client({ flowType: 'pkce' });
  const { error } = await client.resetPasswordForEmail(email);
  expect(error).toBeNull();
  const target = await auth.open(auth.lastLink(email), 'app');
  return { client, target, code: target.searchParams.get('code') ?? '' };
}

const exchange = (body: object) => auth.post('/token?grant_type=pkce', body);

describe('PKCE', () => {
  it('exchanges the code of a recovery link for a session, once, and keeps only its hash', async () => {
    const { client, target, code } = await recoveryCode();
    expect(target.hash).toBe('');
    const rows = await db.select().from(authFlowStates);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();
    expect((await client.getClaims()).data?.claims.amr).toEqual([
      { method: 'recovery', timestamp: expect.any(Number) },
    ]);
    expect((await exchange({ auth_code: code, code_verifier: 'x'.repeat(64) })).status).toBe(404);
    const used = await auth.open(auth.lastLink(email), 'app');
    expect([used.searchParams.get('error_code'), fragmentOf(used).get('error_code')]).toEqual([
      'otp_expired',
      'otp_expired',
    ]);
  });

  it('allows one attempt per code', async () => {
    const { client, code } = await recoveryCode();
    const wrong = await exchange({ auth_code: code, code_verifier: 'x'.repeat(64) });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error_code: 'bad_code_verifier' });
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('expires the code five minutes after the link was opened', async () => {
    const client = auth.client({ flowType: 'pkce' });
    await client.resetPasswordForEmail(email);
    auth.setNow(new Date(Date.now() + 50 * 60_000));
    const target = await auth.open(auth.lastLink(email), 'app');
    auth.setNow(new Date(Date.now() + 50 * 60_000 + 295_000));
    expect((await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')).error).toBeNull();
    auth.setNow(new Date());
    const late = await recoveryCode();
    auth.setNow(new Date(Date.now() + 301_000));
    const { error } = await late.client.exchangeCodeForSession(late.code);
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('refuses a code from before a password change', async () => {
    const { client, code } = await recoveryCode();
    const owner = await auth.signIn(email);
    expect((await owner.updateUser({ password: 'nova-senha-1' })).error).toBeNull();
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });
});
