import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AuthError } from './auth-errors.ts';

const noPhone = 'phone_provider_disabled';
const notEnabled = {
  anonymous: [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  phoneSignUp: [400, noPhone, 'Phone signups are disabled'],
  phoneSignIn: [422, noPhone, 'Phone logins are disabled'],
  phoneResend: [400, noPhone, 'Phone logins are disabled'],
  phoneOtp: [400, noPhone, 'Unsupported phone provider'],
  phoneChange: [400, noPhone, 'Phone changes are disabled'],
  sso: [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  web3: [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  linking: [404, 'manual_linking_disabled', 'Manual linking is disabled'],
  passkeys: [404, 'passkey_disabled', 'Passkeys are disabled'],
  oauthServer: [404, 'feature_disabled', 'OAuth server is disabled'],
  oauth: [400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
  phoneFactor: [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  webauthnFactor: [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

export function disabled(feature: keyof typeof notEnabled): AuthError {
  const [status, code, message] = notEnabled[feature];
  return new AuthError(status, code, message);
}

/** The error contains the requested provider or issuer, if the request has one. */
export function idTokenDisabled(body: { provider: string; issuer: string; id_token: string }): AuthError {
  if (!body.id_token) {
    return new AuthError(400, 'invalid_request', 'id_token required', {
      error: 'invalid request',
      error_description: 'id_token required',
    });
  }
  const wanted = JSON.stringify((body.provider || body.issuer).slice(0, 200));
  return new AuthError(400, 'provider_disabled', `Provider (issuer ${wanted}) is not enabled`);
}
