import { SAMPLE_MARK } from '#domain/robots/reviews/sample-review-mark.ts';
import { REVIEW_LENGTHS, type ReviewSize } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';

export const reviewLimits = (size: ReviewSize): { min: number; max: number } =>
  size === 'mix' ? { min: REVIEW_LENGTHS.curta.min, max: REVIEW_LENGTHS.longa.max } : REVIEW_LENGTHS[size];

const SENTENCE = /[^。！？!?\n]*[。！？!?\n]+|[^。！？!?\n]+$/gu;

/** Removes the model's own mark; a review that is too long is cut after as many sentences as fit. */
export function fitReview(text: string, size: ReviewSize): string {
  const { min, max } = reviewLimits(size);
  const whole = text.replaceAll(SAMPLE_MARK, '').trim();
  let fitting = '';
  for (const sentence of whole.match(SENTENCE) ?? []) {
    if (countGraphemes((fitting + sentence).trimEnd()) > max) break;
    fitting += sentence;
  }
  fitting = fitting.trimEnd();
  return countGraphemes(fitting) < min ? whole : fitting;
}
