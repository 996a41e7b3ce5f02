import type * as z from 'zod';

/** What is wrong with an output. A tolerable problem is worth one correction, but not a failure. */
export type AiProblem = { message: string; isTolerable: boolean };

export type AiRequest<T> = {
  system: string;
  prompt: string;
  /** Bytes only: addresses are never handed to a provider. */
  image?: Uint8Array | undefined;
  schema: z.ZodType<T>;
  /** An empty list accepts the output. */
  check(output: T): AiProblem[];
  signal: AbortSignal;
};

/** A configured model. Answers with an output that fits the schema and passes the check, or throws AppError. */
export type AiEngine = {
  provider: string;
  generate<T>(request: AiRequest<T>): Promise<T>;
};
