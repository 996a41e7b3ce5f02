import { AuthError, validationFailed } from './auth-errors.ts';

export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');

export const phoneSignUpDisabled = () => new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');

export const phoneLoginDisabled = (status: 400 | 422) =>
  new AuthError(status, 'phone_provider_disabled', 'Phone logins are disabled');

export const phoneOtpDisabled = () => new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');

export const phoneChangeDisabled = () => new AuthError(400, 'phone_provider_disabled', 'Phone changes are disabled');

export const ssoDisabled = () => new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');

export const web3Disabled = () => new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');

export const linkingDisabled = () => new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');

export const passkeysDisabled = () => new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');

export const oauthServerDisabled = () => new AuthError(404, 'feature_disabled', 'OAuth server is disabled');

export const oauthDisabled = () => validationFailed('Unsupported provider: provider is not enabled');

export const factorTypeDisabled = (type: 'phone' | 'webauthn') =>
  type === 'phone'
    ? new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    : new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');

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
