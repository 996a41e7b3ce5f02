import type * as z from 'zod';

/** A fault of an output. Tolerable faults count less when two attempts are compared. */
export type AiProblem = { message: string; isTolerable: boolean };

export type AiUsage = { inputTokens: number; outputTokens: number };

export type AiRequest<T> = {
  system: string;
  prompt: string;
  /** Bytes only: providers never get URLs. */
  image?: Uint8Array | undefined;
  schema: z.ZodType<T>;
  /** Token limit of the answer, without reasoning. */
  maxTokens: number;
  signal: AbortSignal;
  /** An empty list accepts the output; otherwise one correction is requested. */
  check(output: T): Promise<AiProblem[]> | AiProblem[];
  /** Quotes untrusted text, so that the model treats it as data. */
  quote(text: string): string;
  onPartial?: ((partial: unknown) => void) | undefined;
  onCorrecting?: (() => void) | undefined;
  /** The model does not support images: the request was repeated without. */
  onImageRefused?: (() => void) | undefined;
  /** Called for every request to the provider, including failed ones. */
  onUsage?: ((usage: AiUsage) => void) | undefined;
  onModel?: ((name: string) => void) | undefined;
  /** A connection test reports the first failure instead of retrying. */
  isTest?: boolean | undefined;
};

/** A configured model. Returns the better of at most two attempts that match the schema, or throws AppError. */
export type AiEngine = {
  provider: string;
  model: string;
  /** Host of the requests, if it is not the provider's own. */
  host: string | undefined;
  generate<T>(request: AiRequest<T>): Promise<T>;
};

/** Where a provider counts nothing: about this many letters of Portuguese or Japanese to a token. */
const LETTERS_PER_TOKEN = 2;
const PICTURE_TOKENS = 1_000;

export const estimateTokens = (text: string, image?: Uint8Array): number =>
  Math.ceil(text.length / LETTERS_PER_TOKEN) + (image ? PICTURE_TOKENS : 0);
