import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '#contract/base/error-body.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { databaseErrorCode, describeError, isConnectionFailure } from '#server/db/error-causes.ts';
import type { AppContext } from './dependencies.ts';
import { jsonReply, noStore } from './json-reply.ts';
import { requestLogger } from './request-log.ts';

/** The only place that maps our errors to HTTP status codes. */
const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  premium_required: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  timeout: 504,
  unavailable: 503,
  not_configured: 503,
  provider_failed: 502,
  cancelled: 503,
  internal: 500,
};

export const handleError = (error: Error, c: AppContext): Promise<Response> => errorResponse(c, explainError(error, c));

/** The error for the caller; unexpected ones are logged. */
export function explainError(error: Error, c: AppContext): AppError {
  const known = toAppError(error);
  if (known.code === 'internal') {
    // Messages of libraries may contain data, so only type, location and database code are logged.
    requestLogger(c).error({ err: describeError(error) }, 'unexpected error');
  } else if ('failure' in known && known.failure !== 'aborted') {
    // The reply is a stream that already started with status 200.
    requestLogger(c).error({ failure: known.failure, status: providerStatus(known.cause) }, 'AI or translation failed');
  } else if (known.code === 'unavailable' && known.cause) {
    requestLogger(c).error({ err: describeError(known) }, 'database or service unavailable');
  }
  return known;
}

/** The provider's HTTP status, if it answered. */
export const providerStatus = (cause: unknown): number | undefined =>
  cause instanceof Error && 'statusCode' in cause && typeof cause.statusCode === 'number'
    ? cause.statusCode
    : undefined;

export function errorBodyOf(c: AppContext, error: AppError): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    requestId: c.get('requestId'),
    ...(error.issues.length > 0 && { issues: [...error.issues] }),
  };
}

export function errorResponse(c: AppContext, error: AppError): Promise<Response> {
  return jsonReply(c, errorBodyOf(c, error), statusOf[error.code], {
    ...noStore,
    ...(error.retryAfterSeconds !== undefined && { 'Retry-After': String(error.retryAfterSeconds) }),
    ...(error.code === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
  });
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('payload_too_large', 'O conteúdo enviado é grande demais.');
    if (error.status === 504) return new AppError('timeout', 'A resposta demorou demais. Tente novamente.');
    if (error.status < 500) return new AppError('invalid_input', 'Não entendemos esta solicitação.');
  }
  if (isConnectionFailure(error)) {
    return new AppError('unavailable', 'Serviço indisponível no momento. Tente novamente em instantes.', {
      retryAfterSeconds: 2,
      cause: error,
    });
  }
  return refusedByDatabase(error) ?? new AppError('internal', 'Erro inesperado. Tente novamente.', { cause: error });
}

/** Passes the schema but not the database: a NUL, a number out of range, a row deleted meanwhile. */
function refusedByDatabase(error: Error): AppError | undefined {
  const code = databaseErrorCode(error);
  if (!code) return undefined;
  if (/^22...$/.test(code) || code === '23514') {
    return new AppError('invalid_input', 'Confira os campos informados.', { cause: error });
  }
  if (code === '23503' || code === '23505') {
    return new AppError('conflict', 'Isto mudou enquanto você salvava. Recarregue e tente novamente.', {
      cause: error,
    });
  }
  if (code === '40001' || code === '40P01') {
    return new AppError('unavailable', 'Serviço ocupado. Tente novamente em instantes.', {
      retryAfterSeconds: 1,
      cause: error,
    });
  }
  return undefined;
}
