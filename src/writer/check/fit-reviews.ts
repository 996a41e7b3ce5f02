import { REVIEW_LENGTHS, type ReviewSize, SAMPLE_MARK } from '#domain/robots/robot-options.ts';
import { countGraphemes } from '#domain/robots/text-length.ts';

export const reviewLimits = (size: ReviewSize): { min: number; max: number } =>
  size === 'mix' ? { min: REVIEW_LENGTHS.curta.min, max: REVIEW_LENGTHS.longa.max } : REVIEW_LENGTHS[size];

const SENTENCE = /[^。！？!?\n]*[。！？!?\n]+|[^。！？!?\n]+$/gu;

/** The review as asked for: itself, or as many of its first sentences as the size allows. Undefined: it cannot be. */
function fitReview(text: string, size: ReviewSize): string | undefined {
  const { min, max } = reviewLimits(size);
  let fitting = '';
  for (const sentence of text.replaceAll(SAMPLE_MARK, '').trim().match(SENTENCE) ?? []) {
    if (countGraphemes((fitting + sentence).trimEnd()) > max) break;
    fitting += sentence;
  }
  fitting = fitting.trimEnd();
  return countGraphemes(fitting) < min ? undefined : fitting;
}

/** Of what a model wrote: different texts of the wanted size, never more than wanted. */
export function pickFittingReviews(texts: readonly string[], wanted: { count: number; size: ReviewSize }): string[] {
  const fitting = texts.map((text) => fitReview(text, wanted.size)).filter((text) => text !== undefined);
  return [...new Set(fitting)].slice(0, wanted.count);
}
