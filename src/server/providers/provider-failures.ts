import type { ErrorCode } from '#domain/errors.ts';

export const providerFailures = [
  'auth',
  'quota',
  'rate_limited',
  'provider_down',
  'unreachable',
  'timeout',
  'aborted',
  'bad_provider_response',
  'refused_request',
  'redirected',
  'private_address',
  'certificate',
] as const;

export type ProviderFailure = (typeof providerFailures)[number];
export type FailureReply = { code: ErrorCode; message: string };

type Names = { provider: string; work: string; request: string };

/** The person's message and our error code. The provider's own text is never passed on. */
export const providerReplies = ({ provider, work, request }: Names): Record<ProviderFailure, FailureReply> => ({
  auth: { code: 'not_configured', message: `O ${provider} recusou a chave configurada.` },
  quota: { code: 'provider_failed', message: `A cota do ${provider} acabou.` },
  rate_limited: { code: 'provider_failed', message: `O ${provider} está com muitas solicitações.` },
  provider_down: { code: 'provider_failed', message: `O ${provider} está fora do ar.` },
  unreachable: { code: 'provider_failed', message: `Não foi possível falar com o ${provider}.` },
  timeout: { code: 'timeout', message: `O ${provider} demorou demais para responder.` },
  aborted: { code: 'cancelled', message: `A ${work} foi cancelada.` },
  bad_provider_response: { code: 'provider_failed', message: `O ${provider} respondeu de forma inesperada.` },
  refused_request: { code: 'provider_failed', message: `O ${provider} não aceitou ${request}.` },
  redirected: { code: 'not_configured', message: `O endereço do ${provider} leva a outro endereço.` },
  private_address: { code: 'not_configured', message: `O endereço do ${provider} é de uma rede interna.` },
  certificate: { code: 'not_configured', message: `O certificado do ${provider} não é válido.` },
});
