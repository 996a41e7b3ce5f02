import { describe, expect, it } from 'vitest';
import { createAuthApp, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();

const anonymousCalls: [string, string, string, unknown, number, string, string][] = [
  ['anonymous sign-in', 'POST', '/signup', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['SSO', 'POST', '/sso', { domain: 'x' }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['web3', 'POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  [
    'id token',
    'POST',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    400,
    'provider_disabled',
    'is not enabled',
  ],
  [
    'phone sign-up',
    'POST',
    '/signup',
    { phone: '5511999999999', password: PASSWORD },
    400,
    'phone_provider_disabled',
    'Phone signups are disabled',
  ],
  [
    'phone sign-in',
    'POST',
    '/token?grant_type=password',
    { phone: '5511999999999', password: PASSWORD },
    422,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  [
    'phone otp',
    'POST',
    '/otp',
    { phone: '5511999999999' },
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  ],
  [
    'phone resend',
    'POST',
    '/resend',
    { type: 'sms', phone: '5511999999999' },
    400,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  [
    'phone verify',
    'POST',
    '/verify',
    { type: 'sms', phone: '5511999999999', token: '123456' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  [
    'malformed phone',
    'POST',
    '/verify',
    { type: 'sms', phone: 'phone', token: '123456' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  ['OAuth', 'GET', '/authorize?provider=google', undefined, 400, 'validation_failed', 'provider is not enabled'],
  ['passkeys', 'POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['OAuth server', 'POST', '/oauth/token', {}, 404, 'feature_disabled', 'OAuth server is disabled'],
  ['admin API', 'GET', '/admin/users', undefined, 404, 'not_found', 'Not found'],
  ['admin invitation', 'POST', '/invite', {}, 404, 'not_found', 'Not found'],
  ['unknown path', 'GET', '/nothing/here', undefined, 404, 'not_found', 'Not found'],
  ['wrong method', 'DELETE', '/signup', undefined, 404, 'not_found', 'Not found'],
];

const signedInCalls: [string, string, string, unknown, number, string, string][] = [
  ['phone change', 'PUT', '/user', { phone: '5511999999999' }, 400, 'phone_provider_disabled', 'disabled'],
  [
    'phone factor',
    'POST',
    '/factors',
    { factor_type: 'phone' },
    422,
    'mfa_phone_enroll_not_enabled',
    'disabled for Phone',
  ],
  [
    'webauthn factor',
    'POST',
    '/factors',
    { factor_type: 'webauthn' },
    422,
    'mfa_webauthn_enroll_not_enabled',
    'disabled for WebAuthn',
  ],
  [
    'linking',
    'GET',
    '/user/identities/authorize?provider=google',
    undefined,
    404,
    'manual_linking_disabled',
    'Manual linking is disabled',
  ],
  ['OAuth grants', 'GET', '/user/oauth/grants', undefined, 404, 'feature_disabled', 'OAuth server is disabled'],
];

async function call(method: string, path: string, body: unknown, token?: string) {
  const response = await fetch(`${auth.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { response, body: await response.json() };
}

describe('disabled features return an error', () => {
  it.each(anonymousCalls)('%s', async (_, method, path, body, status, code, message) => {
    const reply = await call(method, path, body);
    expect(reply.response.status).toBe(status);
    expect(reply.body).toMatchObject({ code, error_code: code, message: expect.stringContaining(message) });
    expect(reply.response.headers.get('x-sb-error-code')).toBe(code);
  });

  it.each(signedInCalls)('%s', async (_, method, path, body, status, code, message) => {
    const { client } = await auth.signedUp();
    const token = (await client.getSession()).data.session?.access_token;
    const reply = await call(method, path, body, token);
    expect(reply.response.status).toBe(status);
    expect(reply.body).toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('return an error through the client library', async () => {
    const client = auth.client();
    const phone = '5511999999999';
    expect((await client.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    expect((await client.signInWithSSO({ domain: 'dropar.example' })).error?.code).toBe('saml_provider_disabled');
    expect((await client.signInWithIdToken({ provider: 'google', token: 'x' })).error?.code).toBe('provider_disabled');
    expect((await client.signInWithOtp({ phone })).error?.code).toBe('phone_provider_disabled');
    expect((await client.signUp({ phone, password: PASSWORD })).error?.code).toBe('phone_provider_disabled');
    const missing = await auth.post('/token?grant_type=id_token', { provider: 'google' });
    expect(await missing.json()).toMatchObject({ error: 'invalid request', error_description: 'id_token required' });
  });
});

describe('identities', () => {
  it('are listed', async () => {
    const { client, email, userId } = await auth.signedUp();
    const { data } = await client.getUserIdentities();
    expect(data?.identities).toMatchObject([
      { provider: 'email', id: userId, user_id: userId, identity_data: { email, sub: userId } },
    ]);
  });

  it('cannot be unlinked, whatever the id: manual linking is off', async () => {
    const { client } = await auth.signedUp();
    const identity = (await client.getUserIdentities()).data?.identities[0];
    if (!identity) throw new Error('no identity');
    const { error } = await client.unlinkIdentity(identity);
    expect(error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    });
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
    const token = (await client.getSession()).data.session?.access_token;
    const reply = await call('DELETE', '/user/identities/x', undefined, token);
    expect(reply.body).toMatchObject({ code: 'manual_linking_disabled' });
  });
});
