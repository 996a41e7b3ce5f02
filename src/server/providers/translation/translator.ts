import { AppError } from '#domain/errors.ts';
import { type ProviderFailure, providerReplies } from '#server/providers/provider-failures.ts';

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

const replies = providerReplies({ provider: 'serviço de tradução', work: 'tradução', request: 'este texto' });

export class TranslationError extends AppError {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause?: unknown) {
    super(replies[failure].code, replies[failure].message, { cause });
    this.failure = failure;
  }
}
