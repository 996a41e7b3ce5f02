import { AppError } from '#domain/errors.ts';
import { type ProviderFailure, providerReplies } from '#server/providers/provider-failures.ts';
import type { Doubt } from './local/judge-piece.ts';
import type { LocalEvent } from './local/local-translator.ts';

export type Direction = 'pt-ja' | 'en-ja' | 'ja-pt';

export type TranslationRequest = {
  direction: Direction;
  /** Pieces of markup, each translated by itself. */
  markup: readonly string[];
  /** What the pieces are about; never translated itself. */
  context: string;
  signal: AbortSignal;
  /** Whose turn it takes where people wait for each other. */
  owner: string;
  /** What whoever waits for the local translator is told. */
  watch?: ((event: LocalEvent) => void) | undefined;
};

/** A piece that could not be translated is null; `failure` then says why. At least one piece came back, or it throws. */
export type Translations = {
  markup: (string | null)[];
  failure: TranslationError | undefined;
  /** Of the local translator: what stood between the two languages, and which pieces should be looked at. */
  english?: (string | null)[];
  doubts?: (Doubt | undefined)[];
};

export type Translator = {
  provider: 'local' | 'deepl' | 'libretranslate';
  /** Host that is asked; none where nothing leaves this machine. */
  host: string | null;
  /** What it takes at once, to be aligned with the source. */
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
