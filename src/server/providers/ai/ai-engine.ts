import type * as z from 'zod';

/** What is wrong with an output. Tolerable ones weigh less when two attempts are compared. */
export type AiProblem = { message: string; isTolerable: boolean };

export type AiUsage = { inputTokens: number; outputTokens: number };

export type AiRequest<T> = {
  system: string;
  prompt: string;
  /** Bytes only: addresses are never handed to a provider. */
  image?: Uint8Array | undefined;
  schema: z.ZodType<T>;
  /** The most the answer may cost, thinking aside. */
  maxTokens: number;
  signal: AbortSignal;
  /** An empty list accepts the output; anything else is worth one more turn. */
  check(output: T): Promise<AiProblem[]> | AiProblem[];
  /** Puts what others wrote where the model takes it as material. */
  quote(text: string): string;
  /** Asks for a stream: the unchecked beginning of the output, now and then. */
  onPartial?: ((partial: unknown) => void) | undefined;
  /** The first answer had faults and is being written again. */
  onCorrecting?: (() => void) | undefined;
  /** The model takes no pictures: it was asked again without. */
  onImageRefused?: (() => void) | undefined;
  /** Called for every request to the provider, failed ones too. */
  onUsage?: ((usage: AiUsage) => void) | undefined;
  /** The name that the answer is signed with. */
  onModel?: ((name: string) => void) | undefined;
  /** Whoever tests a server wants its first failure, not its third. */
  isTest?: boolean | undefined;
};

/** A configured model. Answers with the better of at most two attempts that fit the schema, or throws AppError. */
export type AiEngine = {
  provider: string;
  model: string;
  /** Host that is asked, where it is not the provider's own. */
  host: string | undefined;
  generate<T>(request: AiRequest<T>): Promise<T>;
};

/** Where a provider counts nothing: about this many letters of Portuguese or Japanese to a token. */
const LETTERS_PER_TOKEN = 2;
const PICTURE_TOKENS = 1_000;

export const aboutTokens = (text: string, image?: Uint8Array): number =>
  Math.ceil(text.length / LETTERS_PER_TOKEN) + (image ? PICTURE_TOKENS : 0);
