import { fromMarkup } from '#server/providers/translation/markup-text.ts';
import { codesOf } from './protect-piece.ts';

/** Why a sentence should be looked at, beside what comparing it with its source finds. */
export type Doubt = 'same' | 'repeated' | 'length' | 'lost';

/** What may be said in so many letters of the other language; short sentences vary more. */
const RATIO = { ja: { least: 0.12, most: 1.4 }, pt: { least: 0.5, most: 7 } };
const SLACK = 15;

const plainOf = (markup: string): string => fromMarkup(markup).normalize('NFKC').trim();

/** Every digit in order of size: 1.299,90 and 1,299.90 are the same, 24 and 42 are not. */
const numbersOf = (text: string): string =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([number]) => number.replaceAll(/[.,]/g, ''))
    .sort()
    .join(' ');

/** Whether all numbers and codes of the source stand in the translation. */
export function keepsFigures(source: string, translation: string): boolean {
  const [own, other] = [plainOf(source), plainOf(translation)];
  return numbersOf(own) === numbersOf(other) && codesOf(own).every((code) => other.includes(code));
}

export function findDoubt(source: string, translation: string, target: 'ja' | 'pt'): Doubt | undefined {
  const [own, other] = [plainOf(source), plainOf(translation)];
  const isWords = /\p{Ll}{3}/u.test(own) || target === 'pt';
  if (own === other && isWords) return 'same';
  if (isRepeating(other) && !isRepeating(own)) return 'repeated';
  const { least, most } = RATIO[target];
  const isOdd = other.length > own.length * most + SLACK || other.length + SLACK < own.length * least;
  return isOdd ? 'length' : undefined;
}

/** A stretch of at least two signs, four times in a row. */
const isRepeating = (text: string): boolean =>
  /(.{2,20}?)\1{3}/u.test(text.slice(0, 2_000).replaceAll(/[\s\d.…\-_=*]/g, ''));
