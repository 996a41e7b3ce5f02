import type * as z from 'zod';
import { toProblems } from './robot-checks.ts';
import type { Checked, Scribe } from './robot-job.ts';
import { type Material, quoteMaterial } from './robot-prompts.ts';

type Order<T> = {
  voice: string;
  /** What is wanted, paragraph by paragraph; the seller's material is quoted behind it. */
  wanted: readonly string[];
  material: Material;
  schema: z.ZodType<T>;
  maxTokens: number;
  check(texts: T): Promise<Checked<T>>;
};

/** One question for a whole reply, with its one corrective turn. */
export function askOnce<T>(
  { ask, show, image, quotation }: Scribe,
  { voice, wanted, material, schema, maxTokens, check }: Order<T>,
): Promise<T> {
  return ask({
    system: `${voice}\n\n${quotation.rule}`,
    prompt: [...wanted, quoteMaterial(quotation, material)].join('\n\n'),
    schema,
    maxTokens,
    image,
    check: async (reply) => toProblems((await check(reply)).warnings),
    show,
  });
}
