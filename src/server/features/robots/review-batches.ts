import type { ReviewSize } from '#domain/robots/robot-options.ts';
import { fitReview } from '#writer/check/fit-reviews.ts';
import type { ReviewerGender } from '#writer/compose/reviewer-names.ts';
import type { Question, Scribe } from './robot-job.ts';

/** One review that is wanted: who signs it, and how long it is. */
export type Slot = { name: string; gender: ReviewerGender; size: Exclude<ReviewSize, 'mix'> };

/** More in one answer take too long and begin to resemble each other. */
const BATCH = 5;
const AT_ONCE = 3;

type Reviews = { reviews: string[] };
type WrittenReview = { slot: Slot; text: string };

/** A batch that fails takes only its own reviews away, unless all do. */
export async function writeInBatches(
  slots: readonly Slot[],
  scribe: Scribe,
  questionOf: (slots: readonly Slot[], from: number) => Question<Reviews>,
): Promise<WrittenReview[]> {
  const starts = Array.from({ length: Math.ceil(slots.length / BATCH) }, (_, index) => index * BATCH);
  const batches: WrittenReview[][] = starts.map(() => []);
  let failure: unknown;
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const wanted = slots.slice(from, from + BATCH);
      try {
        const { reviews } = await scribe.ask(questionOf(wanted, from));
        const written = wanted
          .slice(0, reviews.length)
          .map((slot, index) => ({ slot, text: fitReview(reviews[index] ?? '', slot.size) }));
        batches[from / BATCH] = written;
        scribe.show({ reviews: written.map(({ text }) => text) }, from);
      } catch (error) {
        failure = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const written = batches.flat();
  if (written.length === 0) throw failure;
  if (written.length < slots.length) {
    scribe.warn({
      code: 'too_short',
      field: 'reviews',
      excerpt: '',
      message: `Vieram ${written.length} de ${slots.length} reviews${failure instanceof Error ? `: ${failure.message}` : '.'}`,
    });
  }
  return written;
}
