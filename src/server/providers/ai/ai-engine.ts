import type * as z from 'zod';

export type AiRequest<T> = {
  system: string;
  prompt: string;
  /** Bytes only: addresses are never handed to a provider. */
  image?: Uint8Array | undefined;
  schema: z.ZodType<T>;
  /** What is wrong with an output; an empty list accepts it. */
  check(output: T): string[];
  signal: AbortSignal;
};

/** A configured model. Answers with an output that fits the schema and passes the check, or throws AppError. */
export type AiEngine = {
  provider: string;
  generate<T>(request: AiRequest<T>): Promise<T>;
};
