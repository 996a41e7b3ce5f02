import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '#domain/errors.ts';
import { databaseErrorCode } from '#server/db/error-causes.ts';
import type { AppContext } from '#server/http/dependencies.ts';
import { explainError } from '#server/http/errors.ts';
import { jsonReply, noStore } from '#server/http/json-reply.ts';

/** First version of the protocol whose errors have a textual `code`. */
const API_VERSION = '2024-01-01';
const RETRY_SECONDS = 2;

/** The client library maps `code`, so the messages stay in the protocol's English. */
export class AuthError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message);

export const unknownAddress = () => new AuthError(404, 'not_found', 'Not found');

export function authErrorResponse(error: Error, c: AppContext): Promise<Response> {
  const known = toAuthError(error, c);
  const version = c.req.header('x-supabase-api-version') ?? '';
  const modern = /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
  const body = modern
    ? { code: known.code, error_code: known.code, message: known.message, ...known.details }
    : { code: known.status, error_code: known.code, msg: known.message, ...known.details };
  return jsonReply(c, body, known.status, {
    ...noStore,
    'x-sb-error-code': known.code,
    ...(modern && { 'X-Supabase-Api-Version': API_VERSION }),
    ...retryAfter(error, known),
  });
}

/** Sets Retry-After when a service is unavailable or busy. */
function retryAfter(error: Error, { status }: AuthError): Record<string, string> {
  const requested = error instanceof AppError ? error.retryAfterSeconds : undefined;
  const seconds = requested ?? (status === 503 || status === 504 ? RETRY_SECONDS : undefined);
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** The protocol's error for this exception; undefined if the protocol has none. */
export function asAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error;
  if (error instanceof AppError && error.code === 'rate_limited') {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (error instanceof AppError && error.code === 'payload_too_large') {
    return new AuthError(413, 'request_entity_too_large', 'Request body too large (max 32768 bytes)');
  }
  // Statement cancelled, deadlock, lock not available: temporary, and the client retries 5xx.
  const isTimeout = error instanceof HTTPException && error.status === 504;
  if (isTimeout || ['57014', '40P01', '55P03'].includes(databaseErrorCode(error) ?? '')) {
    return new AuthError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.');
  }
  return undefined;
}

function toAuthError(error: Error, c: AppContext): AuthError {
  const known = asAuthError(error);
  if (known) return known;
  // The common handler logs unexpected errors and detects a lost database.
  const status = explainError(error, c).code === 'unavailable' ? 503 : 500;
  return new AuthError(
    status,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

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
