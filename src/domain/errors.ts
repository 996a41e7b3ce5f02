export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'premium_required',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media',
  'rate_limited',
  'timeout',
  'unavailable',
  'not_configured',
  'provider_failed',
  'cancelled',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type InputIssue = { path: string; message: string };

type AppErrorOptions = {
  issues?: readonly InputIssue[];
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The one error of the product. `message` is Portuguese and may be shown to the user as it is. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
