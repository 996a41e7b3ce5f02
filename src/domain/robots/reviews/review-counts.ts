import { REVIEW_COUNT } from '#domain/robots/robot-options.ts';

export type ReviewSplit = { women: number; men: number };

/** What the count field becomes when the user leaves it: 3 if it is not a number, otherwise 3 to 30. */
export function clampReviewCount(value: string | number): number {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(value, 10);
  if (!Number.isFinite(parsed)) return REVIEW_COUNT.min;
  return Math.min(REVIEW_COUNT.max, Math.max(REVIEW_COUNT.min, parsed));
}

export function isReviewCount(value: number): boolean {
  return Number.isInteger(value) && value >= REVIEW_COUNT.min && value <= REVIEW_COUNT.max;
}

/** The slider is the share of women, in percent. */
export function splitByShare(count: number, womenPercent: number): ReviewSplit {
  const share = Math.min(100, Math.max(0, Number.isFinite(womenPercent) ? womenPercent : 0));
  const women = Math.round((count * share) / 100);
  return { women, men: count - women };
}

export function splitByWomen(count: number, women: number): ReviewSplit {
  const clamped = clampPart(count, women);
  return { women: clamped, men: count - clamped };
}

export function splitByMen(count: number, men: number): ReviewSplit {
  const clamped = clampPart(count, men);
  return { women: count - clamped, men: clamped };
}

export function shareOfSplit(split: ReviewSplit): number {
  const count = split.women + split.men;
  return count === 0 ? 50 : Math.round((split.women / count) * 100);
}

function clampPart(count: number, part: number): number {
  if (!Number.isFinite(part)) return 0;
  return Math.min(count, Math.max(0, Math.trunc(part)));
}
