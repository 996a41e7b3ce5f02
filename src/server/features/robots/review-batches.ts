import * as z from 'zod';
import { REVIEW_LENGTHS } from '#domain/robots/robot-options.ts';
import type { AiProblem } from '#server/providers/ai/ai-engine.ts';
import { fitReview } from '#writer/check/cut-long-reviews.ts';
import type { ReviewSlot } from '#writer/compose/review-slots.ts';
import type { Prompt } from '#writer/prompts/prompt-for.ts';
import type { ModelSession } from './model-session.ts';

export const reviewTextsSchema = z.object({ reviews: z.array(z.string().min(1)) });

/** Larger batches take too long, and their reviews become similar. */
const BATCH = 5;
const AT_ONCE = 3;
/** Japanese takes about one and a half tokens per character. */
const TOKENS_PER_LETTER = 1.7;

type WrittenReview = { slot: ReviewSlot; text: string };

/** A failed batch loses only its own reviews, unless all batches fail. */
export async function writeReviews(
  slots: readonly ReviewSlot[],
  session: ModelSession,
  promptOf: (slots: readonly ReviewSlot[]) => Promise<Prompt>,
  check: (reviews: string[]) => Promise<AiProblem[]>,
): Promise<WrittenReview[]> {
  const starts = Array.from({ length: Math.ceil(slots.length / BATCH) }, (_, index) => index * BATCH);
  const batches: WrittenReview[][] = starts.map(() => []);
  let failure: unknown;
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const wanted = slots.slice(from, from + BATCH);
      const { system, body } = await promptOf(wanted);
      const letters = wanted.reduce((sum, { size }) => sum + REVIEW_LENGTHS[size].max, 0);
      const start = from;
      try {
        const { reviews } = await session.ask({
          system,
          prompt: body,
          schema: reviewTextsSchema,
          maxTokens: 300 + Math.ceil(letters * TOKENS_PER_LETTER),
          check: async (reply) => [
            ...(await check(reply.reviews)),
            ...(reply.reviews.length < wanted.length
              ? [{ message: `Faltam ${wanted.length - reply.reviews.length} avaliações.`, isTolerable: false }]
              : []),
          ],
          show: (partial) => session.show(partial, start),
        });
        batches[from / BATCH] = wanted
          .slice(0, reviews.length)
          .map((slot, index) => ({ slot, text: fitReview(reviews[index] ?? '', slot.size) }));
        session.show({ reviews: batches[from / BATCH]?.map(({ text }) => text) }, from);
      } catch (error) {
        failure = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const written = batches.flat();
  if (written.length === 0) throw failure;
  if (written.length < slots.length) {
    session.warn({
      code: 'too_short',
      field: 'reviews',
      excerpt: '',
      message: `Vieram ${written.length} de ${slots.length} reviews${failure instanceof Error ? `: ${failure.message}` : '.'}`,
    });
  }
  return written;
}
