import { describe, expect, it } from 'vitest';
import { bearer, createAuthApp, PASSWORD } from './auth-app.ts';

const auth = await createAuthApp();
const account = await auth.signedUp();
const own = await bearer(account.client);

const password = PASSWORD;
const email = 'a@b.co';
const phone = '5511999999999';
const both = { email, phone, password };
const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 's256' };
const factors = { enroll: 'POST /factors', noType: (type: string) => `mfa_${type}_enroll_not_enabled` };

type Refusal = [call: string, message: string, status: number, code: string, body?: object];

const noPhone: Refusal[] = [
  ['POST /signup', 'Phone signups are disabled', 400, 'phone_provider_disabled', { phone, password }],
  ['POST /token?grant_type=password', 'Phone logins are disabled', 422, 'phone_provider_disabled', { phone, password }],
  ['POST /otp', 'Unsupported phone provider', 400, 'phone_provider_disabled', { phone }],
  ['POST /resend', 'Phone logins are disabled', 400, 'phone_provider_disabled', { type: 'sms', phone }],
  ['POST /verify', 'Token has expired or is invalid', 403, 'otp_expired', { type: 'sms', token: '1', phone }],
];

const notOffered: Refusal[] = [
  ['POST /signup', 'Anonymous sign-ins are disabled', 422, 'anonymous_provider_disabled', {}],
  ['POST /sso', 'SAML 2.0 is disabled', 404, 'saml_provider_disabled', { domain: 'x' }],
  ['POST /token?grant_type=web3', 'Web3 provider is disabled', 422, 'web3_provider_disabled', {}],
  ['POST /token?grant_type=id_token', 'is not enabled', 400, 'provider_disabled', { id_token: 'x' }],
  ['POST /token?grant_type=id_token', 'id_token required', 400, 'invalid_request', { provider: 'google' }],
  ['POST /token?grant_type=magic', 'unsupported_grant_type', 400, 'invalid_credentials', {}],
  ['GET /authorize?provider=google', 'provider is not enabled', 400, 'validation_failed'],
  ['POST /passkeys/authentication/options', 'Passkeys are disabled', 404, 'passkey_disabled', {}],
  ['POST /oauth/token', 'OAuth server is disabled', 404, 'feature_disabled', {}],
  ['GET /admin/users', 'Not found', 404, 'not_found'],
  ['POST /invite', 'Not found', 404, 'not_found', {}],
  ['GET /nothing/here', 'Not found', 404, 'not_found'],
  ['DELETE /signup', 'Not found', 404, 'not_found'],
];

const signedIn: Refusal[] = [
  ['PUT /user', 'Phone changes are disabled', 400, 'phone_provider_disabled', { phone }],
  [factors.enroll, 'disabled for Phone', 422, factors.noType('phone'), { factor_type: 'phone' }],
  [factors.enroll, 'disabled for WebAuthn', 422, factors.noType('webauthn'), { factor_type: 'webauthn' }],
  [factors.enroll, 'factor_type needs to be totp, phone', 400, 'validation_failed', { factor_type: 'sms' }],
  ['GET /user/identities/authorize', 'Manual linking is disabled', 404, 'manual_linking_disabled'],
  ['DELETE /user/identities/x', 'Manual linking is disabled', 404, 'manual_linking_disabled'],
  ['GET /user/oauth/grants', 'OAuth server is disabled', 404, 'feature_disabled'],
];

/** All with the code `validation_failed`. */
const malformed: [call: string, message: string, body: object, status?: number][] = [
  ['/signup', 'Password cannot be longer than 72', { email, password: 'é'.repeat(37) }],
  ['/signup', 'Signup requires a valid password', { email, password: null }],
  ['/signup', 'Unable to validate email address', { email: 'sem-arroba', password }],
  ['/signup', 'An email address is too long', { email: `${'a'.repeat(255)}@b.co`, password }],
  ['/signup', 'Only an email address or phone', both],
  ['/signup', 'metadata', { email, password, data: { bio: 'x'.repeat(5000) } }],
  ['/token?grant_type=password', 'missing email or phone', { password }],
  ['/token?grant_type=password', 'Only an email address or phone number should be provided', both],
  ['/token?grant_type=pkce', 'both auth code and code verifier', { auth_code: '', code_verifier: 'x' }],
  ['/token?grant_type=pkce', 'both auth code and code verifier', { auth_code: 'x', code_verifier: '' }],
  ['/recover', 'Password recovery requires an email', {}],
  ['/recover', 'Unable to validate email address: invalid format', { email: 'torto' }],
  ['/recover', 'requires code_challenge_method', { email, code_challenge: 'a'.repeat(43) }],
  ['/recover', 'requires code_challenge_method', { email, code_challenge_method: 's256' }],
  ['/recover', 'between 43 and 128 characters', { email, ...challenge, code_challenge: 'a'.repeat(42) }],
  ['/recover', 'can only contain alphanumeric', { email, ...challenge, code_challenge: `${'a'.repeat(43)} ` }],
  ['/recover', 'only s256 is supported', { email, ...challenge, code_challenge_method: 'plain' }],
  ['/otp', 'One of email or phone must be set', {}],
  ['/otp', 'Only an email address or phone number should be provided', both],
  ['/otp', 'Channel should only be specified with Phone OTP', { email, channel: 'sms' }],
  ['/otp', 'Unable to validate email address: invalid format', { email: 'torto' }],
  ['/resend', 'Missing one of these types', { email }],
  ['/resend', 'Missing email address or phone number', { type: 'signup' }],
  ['/resend', 'Type provided requires an email address', { type: 'signup', phone }],
  ['/resend', 'Only an email address or phone number should be provided.', { type: 'signup', ...both }],
  ['/resend', 'Unable to validate email address: invalid format', { type: 'signup', email: 'torto' }],
  ['/verify', 'Verify requires a verification type', { email, token: '123456' }],
  ['/verify', 'either a token or a token hash', { type: 'signup', email }],
  ['/verify', 'either a token or a token hash', { type: 'signup', token: '1', token_hash: '2' }],
  ['/verify', 'Only an email address or phone number should be', { type: 'signup', token: '123456' }],
  ['/verify', 'Invalid email format', { type: 'signup', token: '123456', email: 'torto' }, 422],
  ['/verify', 'Invalid phone number format', { type: 'sms', token: '123456', phone: 'x' }],
  ['/verify', 'Only the token_hash and type', { type: 'signup', token_hash: 'x', email }],
  ['/verify', 'Invalid email verification type', { type: 'toString', token_hash: 'x' }],
];

const others: Refusal[] = [
  ['POST /signup', 'at least 6 characters.', 422, 'weak_password', { email, password: '12345' }],
  ['POST /signup', 'Could not parse request body as JSON', 400, 'bad_json', { email: 3, password }],
  ['POST /signup', 'Could not parse', 400, 'bad_json', { email, password, data: { name: 'nul\u0000' } }],
  ['POST /token?grant_type=pkce', 'flow state', 404, 'flow_state_not_found', { auth_code: 'x', code_verifier: 'x' }],
];

it.each<Refusal>([
  ...noPhone,
  ...notOffered,
  ...signedIn,
  ...malformed.map(([path, message, body, status = 400]): Refusal => {
    return [`POST ${path}`, message, status, 'validation_failed', body];
  }),
  ...others,
])('%s is refused: %s', async (call, message, status, code, body) => {
  const [method, path] = call.split(' ');
  const isSignedIn = signedIn.some(([other]) => other === call);
  const response = await fetch(`${auth.url}${path}`, {
    ...(method && { method }),
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(isSignedIn && own),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, error_code: code, message: expect.stringContaining(message) });
  expect(response.headers.get('x-sb-error-code')).toBe(code);
});

describe('identities', () => {
  it('are listed, and cannot be unlinked, whatever the id: manual linking is off', async () => {
    const { client, userId } = account;
    const identities = async () => (await client.getUserIdentities()).data?.identities;
    const identity_data = { email: account.email, sub: userId };
    const listed = [{ provider: 'email', id: userId, user_id: userId, identity_data }];
    expect(await identities()).toMatchObject(listed);
    const [identity] = (await identities()) ?? [];
    if (!identity) throw new Error('no identity');
    const { error } = await client.unlinkIdentity(identity);
    expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
    expect(await identities()).toMatchObject(listed);
  });
});
