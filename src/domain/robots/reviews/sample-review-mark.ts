/** Samples shown as customers' own reviews are unlawful in Japan: the mark is part of the text, so it is copied too. */
export const SAMPLE_MARK = '※サンプルレビュー';

export const withSampleMark = (review: string): string =>
  `${review.replaceAll(SAMPLE_MARK, '').trim()}\n${SAMPLE_MARK}`;
