import * as words from '#writer/data/words/denial-words.ts';
import { isOneToOne, type Pair } from './align.ts';
import { compareDenied } from './compare-denied.ts';
import type { Reading } from './parsed-text.ts';
import { type Finding, quote } from './to-warnings.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const blank = (text: string, pattern: RegExp): string => text.replaceAll(pattern, (found) => ' '.repeat(found.length));
const either = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'g');

const DENIES = either(words.PORTUGUESE_DENIALS, words.PORTUGUESE_EXCEPT);
/** "não exceda 2 kg" may become 2kgまで. */
const SAYS_NO = either(
  words.JAPANESE_DENIALS,
  words.JAPANESE_WITHOUT,
  /離[しれ]|遠ざけ|守っ|は可|ただし|[\d０-９][^、。]{0,4}(?:まで|以[内下上]|未満)/,
);

/** Denials and limits in both languages; some kinds are counted, for others one occurrence is enough. */
const KINDS = [
  { code: 'denial_lost', pt: DENIES, ja: SAYS_NO, isEach: true },
  { code: 'denial_lost', pt: words.PORTUGUESE_WITHOUT, ja: SAYS_NO, isEach: false },
  { code: 'limit_lost', pt: words.PORTUGUESE_EXCEPT, ja: words.JAPANESE_EXCEPT, isEach: false },
  { code: 'limit_lost', pt: words.PORTUGUESE_ONLY, ja: words.JAPANESE_ONLY, isEach: false },
  { code: 'limit_lost', pt: words.PORTUGUESE_APART, ja: words.JAPANESE_APART, isEach: false },
] as const;

const plainPortuguese = (folded: string): string =>
  blank(blank(folded, words.PORTUGUESE_PHRASES), words.PORTUGUESE_QUALITY);

/** "não", "sem", "só", "exceto" of the source that are missing in the translation. */
export function compareDenials(pairs: readonly Pair[], own: Reading, theirs: Reading): Finding[] {
  const [said, told] = [plainPortuguese(own.folded), blank(theirs.plain, words.JAPANESE_PHRASES)];
  const kinds = KINDS.map((kind) => ({ ...kind, areFewer: count(said, kind.pt) > count(told, kind.ja) }));
  const inPairs = pairs.flatMap((pair): Finding[] => {
    const mine = plainPortuguese(pair.sources.map(({ folded }) => folded).join('\n'));
    const others = blank(pair.targets.map(({ text }) => text).join('\n'), words.JAPANESE_PHRASES);
    if (mine === '' || others === '') return [];
    const source = quote(pair.sources.map(({ text }) => text).join(' '));
    return kinds
      .filter(({ pt, ja, isEach, areFewer }) => {
        const denials = count(mine, pt);
        return (areFewer || isOneToOne(pair)) && count(others, ja) < (isEach ? denials : Math.min(1, denials));
      })
      .map(({ code }) => ({
        code,
        excerpt: '',
        sentence: pair.targets[0]?.text ?? '',
        message: `Confira ${code === 'denial_lost' ? 'o “não”' : 'o limite'}: no seu texto está ${source}.`,
      }));
  });
  return [...compareDenied(own, theirs), ...inPairs];
}
