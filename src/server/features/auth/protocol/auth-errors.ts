import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '#domain/errors.ts';
import { databaseErrorCode } from '#server/db/error-causes.ts';
import type { AppContext } from '#server/http/app-env.ts';
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
