import { AppError } from '#domain/errors.ts';
import { type ProviderFailure, providerReplies } from '#server/providers/provider-failures.ts';
import type { LocalEvent } from './local/local-translator.ts';
import type { ReviewReason } from './local/translate-pieces.ts';

export type Direction = 'pt-ja' | 'en-ja' | 'ja-pt';

export type TranslationRequest = {
  direction: Direction;
  markup: readonly string[];
  context: string;
  signal: AbortSignal;
  /** The person whose queue it uses. */
  owner: string;
  /** Receives progress events of the local translator. */
  watch?: ((event: LocalEvent) => void) | undefined;
};

/** A segment that could not be translated is null; `failure` gives the reason. Throws if no segment was translated. */
export type Translations = {
  markup: (string | null)[];
  failure: TranslationError | undefined;
  /** Only of the local translator: the intermediate translation, and the segments to review. */
  english?: (string | null)[];
  doubts?: (ReviewReason | undefined)[];
};

export type Translator = {
  provider: 'local' | 'deepl' | 'libretranslate';
  /** Host of the requests; null when nothing leaves this machine. */
  host: string | null;
  /** Segment type that it accepts, for the alignment with the source. */
  unit: 'line' | 'sentence';
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
