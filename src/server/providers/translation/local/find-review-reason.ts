import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import { codesOf } from './protect-piece.ts';

/** Why a sentence should be reviewed, in addition to the comparison with its source. */
export type ReviewReason = 'same' | 'repeated' | 'length' | 'lost';

/** Plausible ratio of lengths between the languages; short sentences vary more. */
const RATIO = { ja: { least: 0.12, most: 1.4 }, pt: { least: 0.5, most: 7 } };
const SLACK = 15;

const plainOf = (markup: string): string => fromMarkup(markup).normalize('NFKC').trim();

/** All numbers, sorted and without separators: 1.299,90 equals 1,299.90, but 24 does not equal 42. */
const numbersOf = (text: string): string =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([number]) => number.replaceAll(/[.,]/g, ''))
    .sort()
    .join(' ');

/** Whether the translation contains all numbers and codes of the source. */
export function keepsFigures(source: string, translation: string): boolean {
  const [own, other] = [plainOf(source), plainOf(translation)];
  return numbersOf(own) === numbersOf(other) && codesOf(own).every((code) => other.includes(code));
}

export function findReviewReason(source: string, translation: string, target: 'ja' | 'pt'): ReviewReason | undefined {
  const [own, other] = [plainOf(source), plainOf(translation)];
  const isWords = /\p{Ll}{3}/u.test(own) || target === 'pt';
  if (own === other && isWords) return 'same';
  if (isRepeating(other) && !isRepeating(own)) return 'repeated';
  const { least, most } = RATIO[target];
  const isOdd = other.length > own.length * most + SLACK || other.length + SLACK < own.length * least;
  return isOdd ? 'length' : undefined;
}

/** A sequence of at least two characters, four times in a row. */
const isRepeating = (text: string): boolean =>
  /(.{2,20}?)\1{3}/u.test(text.slice(0, 2_000).replaceAll(/[\s\d.…\-_=*]/g, ''));
