import { AISDKError, APICallError } from 'ai';
import { AppError, type ErrorCode } from '#domain/errors.ts';

export const aiFailures = [
  'auth',
  'quota',
  'rate_limited',
  'provider_down',
  'unreachable',
  'timeout',
  'aborted',
  'bad_output',
  'output_truncated',
  'bad_provider_response',
  'no_output',
  'model_not_found',
  'refused_request',
] as const;

export type AiFailure = (typeof aiFailures)[number];

/** What the person reads, and the code of our one error shape. Nothing of the provider's own text passes. */
const replies: Record<AiFailure, { code: ErrorCode; message: string }> = {
  auth: { code: 'not_configured', message: 'O provedor de IA recusou a chave configurada.' },
  quota: { code: 'provider_failed', message: 'A cota do provedor de IA acabou.' },
  rate_limited: { code: 'provider_failed', message: 'O provedor de IA está com muitas solicitações.' },
  provider_down: { code: 'provider_failed', message: 'O provedor de IA está fora do ar.' },
  unreachable: { code: 'provider_failed', message: 'Não foi possível falar com o provedor de IA.' },
  timeout: { code: 'timeout', message: 'O provedor de IA demorou demais para responder.' },
  aborted: { code: 'cancelled', message: 'A geração foi cancelada.' },
  bad_output: { code: 'provider_failed', message: 'A IA não respondeu no formato esperado.' },
  output_truncated: { code: 'provider_failed', message: 'A resposta da IA veio cortada. Use um texto menor.' },
  bad_provider_response: { code: 'provider_failed', message: 'O provedor de IA respondeu de forma inesperada.' },
  no_output: { code: 'provider_failed', message: 'A IA não devolveu nenhum conteúdo.' },
  model_not_found: { code: 'not_configured', message: 'O modelo de IA configurado não existe neste provedor.' },
  refused_request: { code: 'provider_failed', message: 'O provedor de IA não aceitou esta solicitação.' },
};

export class AiError extends AppError {
  readonly failure: AiFailure;

  constructor(failure: AiFailure, cause?: unknown) {
    super(replies[failure].code, replies[failure].message, { cause });
    this.failure = failure;
  }
}

/** The caller's own abort is asked first: the SDK reports it under several names. */
export function toAiError(error: unknown, signal: AbortSignal): AiError {
  if (error instanceof AiError) return error;
  if (signal.aborted) return new AiError('aborted', error);
  return new AiError(classify(error), error);
}

function classify(error: unknown): AiFailure {
  if (APICallError.isInstance(error)) return classifyStatus(error);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return 'timeout';
  if (AISDKError.isInstance(error)) return 'bad_provider_response';
  return 'unreachable';
}

function classifyStatus(error: APICallError): AiFailure {
  const status = error.statusCode;
  if (status === undefined) return 'unreachable';
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 404) return 'model_not_found';
  if (status === 429) return /quota|billing|insufficient/i.test(error.responseBody ?? '') ? 'quota' : 'rate_limited';
  if (status >= 500) return 'provider_down';
  return status >= 400 ? 'refused_request' : 'bad_provider_response';
}
