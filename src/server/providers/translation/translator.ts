import { AppError, type ErrorCode } from '#domain/errors.ts';

export type Direction = 'pt-ja' | 'ja-pt';

export type TranslationRequest = {
  direction: Direction;
  /** Pieces of markup, each translated by itself. */
  markup: readonly string[];
  /** What the pieces are about; never translated itself. */
  context: string;
  signal: AbortSignal;
};

/** A piece that could not be translated is null; `failure` then says why. At least one piece came back, or it throws. */
export type Translations = { markup: (string | null)[]; failure: TranslationError | undefined };

export type Translator = {
  provider: 'deepl' | 'libretranslate';
  /** Host that is asked. */
  host: string;
  translate(request: TranslationRequest): Promise<Translations>;
};

export const translationFailures = [
  'auth',
  'quota',
  'rate_limited',
  'provider_down',
  'unreachable',
  'timeout',
  'aborted',
  'bad_provider_response',
  'refused_request',
] as const;
export type TranslationFailure = (typeof translationFailures)[number];

/** What the person reads. Nothing of the provider's own text passes. */
const replies: Record<TranslationFailure, { code: ErrorCode; message: string }> = {
  auth: { code: 'not_configured', message: 'O serviço de tradução recusou a chave configurada.' },
  quota: { code: 'provider_failed', message: 'A cota do serviço de tradução acabou.' },
  rate_limited: { code: 'provider_failed', message: 'O serviço de tradução está com muitas solicitações.' },
  provider_down: { code: 'provider_failed', message: 'O serviço de tradução está fora do ar.' },
  unreachable: { code: 'provider_failed', message: 'Não foi possível falar com o serviço de tradução.' },
  timeout: { code: 'timeout', message: 'O serviço de tradução demorou demais para responder.' },
  aborted: { code: 'cancelled', message: 'A tradução foi cancelada.' },
  bad_provider_response: { code: 'provider_failed', message: 'O serviço de tradução respondeu de forma inesperada.' },
  refused_request: { code: 'provider_failed', message: 'O serviço de tradução não aceitou este texto.' },
};

export class TranslationError extends AppError {
  readonly failure: TranslationFailure;

  constructor(failure: TranslationFailure, cause?: unknown) {
    super(replies[failure].code, replies[failure].message, { cause });
    this.failure = failure;
  }
}
