import { describe, expect, it } from 'vitest';
import { createAuthApp, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const account = await auth.signedUp();
const ownToken = (await account.client.getSession()).data.session?.access_token;

const phone = '5511999999999';
const password = PASSWORD;
const noPhone = 'phone_provider_disabled';
const smsCode = { type: 'sms', token: '123456' };

type Call = [name: string, call: string, body: object | undefined, status: number, code: string, message: string];

const anonymousCalls: Call[] = [
  ['anonymous sign-in', 'POST /signup', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['SSO', 'POST /sso', { domain: 'x' }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['web3', 'POST /token?grant_type=web3', {}, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ['id token', 'POST /token?grant_type=id_token', { id_token: 'x' }, 400, 'provider_disabled', 'is not enabled'],
  ['phone sign-up', 'POST /signup', { phone, password }, 400, noPhone, 'Phone signups are disabled'],
  ['phone sign-in', 'POST /token?grant_type=password', { phone, password }, 422, noPhone, 'Phone logins are disabled'],
  ['phone otp', 'POST /otp', { phone }, 400, noPhone, 'Unsupported phone provider'],
  ['phone resend', 'POST /resend', { type: 'sms', phone }, 400, noPhone, 'Phone logins are disabled'],
  ['phone verify', 'POST /verify', { ...smsCode, phone }, 403, 'otp_expired', 'Token has expired or is invalid'],
  [
    'malformed phone',
    'POST /verify',
    { ...smsCode, phone: 'x' },
    400,
    'validation_failed',
    'Invalid phone number format',
  ],
  ['OAuth', 'GET /authorize?provider=google', undefined, 400, 'validation_failed', 'provider is not enabled'],
  ['passkeys', 'POST /passkeys/authentication/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['OAuth server', 'POST /oauth/token', {}, 404, 'feature_disabled', 'OAuth server is disabled'],
  ['admin API', 'GET /admin/users', undefined, 404, 'not_found', 'Not found'],
  ['admin invitation', 'POST /invite', {}, 404, 'not_found', 'Not found'],
  ['unknown path', 'GET /nothing/here', undefined, 404, 'not_found', 'Not found'],
  ['wrong method', 'DELETE /signup', undefined, 404, 'not_found', 'Not found'],
];

const noMfa = (type: string) => `mfa_${type}_enroll_not_enabled`;
const noLinking = 'manual_linking_disabled';
const signedInCalls: Call[] = [
  ['phone change', 'PUT /user', { phone }, 400, noPhone, 'disabled'],
  ['phone factor', 'POST /factors', { factor_type: 'phone' }, 422, noMfa('phone'), 'disabled for Phone'],
  ['webauthn factor', 'POST /factors', { factor_type: 'webauthn' }, 422, noMfa('webauthn'), 'disabled for WebAuthn'],
  [
    'linking',
    'GET /user/identities/authorize?provider=google',
    undefined,
    404,
    noLinking,
    'Manual linking is disabled',
  ],
  ['unlinking', 'DELETE /user/identities/x', undefined, 404, noLinking, 'Manual linking is disabled'],
  ['OAuth grants', 'GET /user/oauth/grants', undefined, 404, 'feature_disabled', 'OAuth server is disabled'],
];

describe('disabled features return an error', () => {
  it.each([
    ...anonymousCalls.map((call) => [...call, undefined] as const),
    ...signedInCalls.map((call) => [...call, ownToken] as const),
  ])('%s', async (_, call, body, status, code, message, token) => {
    const [method, path] = call.split(' ');
    const response = await fetch(`${auth.url}${path}`, {
      ...(method && { method }),
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        'x-supabase-api-version': '2024-01-01',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, error_code: code, message: expect.stringContaining(message) });
    expect(response.headers.get('x-sb-error-code')).toBe(code);
  });

  it('return an error for a missing id token', async () => {
    const missing = await auth.post('/token?grant_type=id_token', { provider: 'google' });
    expect(await missing.json()).toMatchObject({ error: 'invalid request', error_description: 'id_token required' });
  });
});

describe('identities', () => {
  it('are listed, and cannot be unlinked, whatever the id: manual linking is off', async () => {
    const { client, email, userId } = account;
    const identities = async () => (await client.getUserIdentities()).data?.identities;
    const own = [{ provider: 'email', id: userId, user_id: userId, identity_data: { email, sub: userId } }];
    expect(await identities()).toMatchObject(own);
    const [identity] = (await identities()) ?? [];
    if (!identity) throw new Error('no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject({ status: 404, code: noLinking });
    expect(await identities()).toMatchObject(own);
  });
});
