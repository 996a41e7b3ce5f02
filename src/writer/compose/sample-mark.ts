import { SAMPLE_MARK } from '#domain/robots/robot-options.ts';

export function withSampleMark(review: string): string {
  const body = review.replaceAll(SAMPLE_MARK, '').trim();
  return `${body}\n${SAMPLE_MARK}`;
}
