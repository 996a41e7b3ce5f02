import { AISDKError, APICallError } from 'ai';
import { AppError } from '#domain/errors.ts';
import { OutboundError } from '#server/providers/outbound-fetch.ts';
import { type FailureReply, providerFailures, providerReplies } from '#server/providers/provider-failures.ts';

const aiFailures = [
  ...providerFailures,
  'bad_output',
  'output_truncated',
  'no_output',
  'model_not_found',
  'wrong_address',
] as const;

export type AiFailure = (typeof aiFailures)[number];

const replies: Record<AiFailure, FailureReply> = {
  ...providerReplies({ provider: 'provedor de IA', work: 'geração', request: 'esta solicitação' }),
  bad_output: { code: 'provider_failed', message: 'A IA não respondeu no formato esperado.' },
  output_truncated: { code: 'provider_failed', message: 'A resposta da IA veio cortada. Use um texto menor.' },
  no_output: { code: 'provider_failed', message: 'A IA não devolveu nenhum conteúdo.' },
  model_not_found: { code: 'not_configured', message: 'O modelo de IA configurado não existe neste provedor.' },
  wrong_address: { code: 'not_configured', message: 'O endereço configurado não é o da API de IA.' },
};

export class AiError extends AppError {
  readonly failure: AiFailure;

  constructor(failure: AiFailure, cause?: unknown) {
    super(replies[failure].code, replies[failure].message, { cause });
    this.failure = failure;
  }
}

/** The caller's own abort is checked first: the SDK reports it under several names. */
export function toAiError(error: unknown, signal: AbortSignal): AiError {
  if (error instanceof AiError) return error;
  if (signal.aborted) return new AiError('aborted', error);
  return new AiError(classify(error), error);
}

function classify(error: unknown): AiFailure {
  if (error instanceof OutboundError) return error.failure;
  if (APICallError.isInstance(error)) return classifyStatus(error);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'timeout';
  if (AISDKError.isInstance(error)) return 'bad_provider_response';
  return 'unreachable';
}

function classifyStatus(error: APICallError): AiFailure {
  const { statusCode: status, responseBody = '' } = error;
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'auth';
  // Google's error for an invalid key.
  if (status === 400 && /API_KEY_INVALID/.test(responseBody)) return 'auth';
  if (status === 402) return 'quota';
  // A 404 that mentions a model: unknown model. Any other 404: wrong URL.
  if (status === 404 && /model/i.test(responseBody)) return 'model_not_found';
  if (status === 404 || status === 405) return 'wrong_address';
  if (status === 429) return /quota|billing|insufficient/i.test(responseBody) ? 'quota' : 'rate_limited';
  if (status >= 500) return 'provider_down';
  return status >= 400 ? 'refused_request' : 'bad_provider_response';
}
