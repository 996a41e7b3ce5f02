import * as words from '#writer/data/words/denial-words.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { isOneToOne, type Pair } from './align.ts';
import { compareDenied } from './compare-denied.ts';
import { type Piece, type Reading, valueKeys } from './reading.ts';
import { clauseOf } from './says-it.ts';
import { type Finding, quote } from './warn.ts';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const first = (text: string, pattern: RegExp): string => text.match(pattern)?.[0] ?? '';
const blank = (text: string, pattern: RegExp): string => text.replaceAll(pattern, (found) => ' '.repeat(found.length));
const either = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'g');

/** How each kind of limit is said in both languages. */
const KINDS: readonly { pt: RegExp; ja: RegExp }[] = [
  { pt: words.PORTUGUESE_EXCEPT, ja: words.JAPANESE_EXCEPT },
  { pt: words.PORTUGUESE_ONLY, ja: words.JAPANESE_ONLY },
  { pt: words.PORTUGUESE_APART, ja: words.JAPANESE_APART },
  { pt: words.PORTUGUESE_CONDITION, ja: words.JAPANESE_CONDITION },
  { pt: words.PORTUGUESE_FIRST, ja: words.JAPANESE_FIRST },
  { pt: words.PORTUGUESE_SHUT, ja: words.JAPANESE_SHUT },
  { pt: words.PORTUGUESE_HARDLY, ja: words.JAPANESE_HARDLY },
];
const DENIES = either(words.PORTUGUESE_DENIALS, words.PORTUGUESE_EXCEPT);
const SAYS_NO = either(words.JAPANESE_DENIALS, words.JAPANESE_WITHOUT, /離[しれ]|遠ざけ/);

/** "não", "sem", "só", "exceto" and conditions of the source that the translation no longer says, or says of its own. */
export function compareDenials(pairs: readonly Pair[], own: Reading, theirs: Reading): Finding[] {
  const [said, told] = [blank(own.folded, words.PORTUGUESE_PHRASES), blank(theirs.plain, words.JAPANESE_PHRASES)];
  const isFewer = (pt: RegExp, ja: RegExp) => count(said, pt) > count(told, ja);
  return [
    ...compareDenied(own, theirs),
    ...pairs.flatMap((pair) =>
      pair.sources.length > 0 && pair.targets.length > 0 ? comparePair(pair, isOneToOne(pair), isFewer) : [],
    ),
  ];
}

function comparePair(pair: Pair, isSure: boolean, isFewer: (pt: RegExp, ja: RegExp) => boolean): Finding[] {
  const { sources, targets } = pair;
  const source = quote(sources.map(({ text }) => text).join(' '));
  const own = blank(sources.map(({ folded }) => folded).join('\n'), words.PORTUGUESE_PHRASES);
  const theirs = blank(targets.map(({ text }) => text).join('\n'), words.JAPANESE_PHRASES);
  const sentence = targets[0]?.text ?? '';
  const lost = (code: 'denial_lost' | 'limit_lost', word: string): Finding => ({
    code,
    excerpt: '',
    sentence,
    message: `O ${quote(asWritten(word, sources))} sumiu: no seu texto está ${source}.`,
  });
  const denial = lostDenial(own, theirs, pair);
  const added = isSure ? addedDenial(own, theirs) : undefined;
  return [
    ...(denial && (isSure || isFewer(DENIES, SAYS_NO)) ? [lost('denial_lost', denial)] : []),
    ...KINDS.filter(({ pt, ja }) => count(own, pt) > 0 && count(theirs, ja) === 0 && (isSure || isFewer(pt, ja))).map(
      ({ pt }) => lost('limit_lost', first(own, pt)),
    ),
    ...(added
      ? [
          {
            code: 'denial_added' as const,
            excerpt: added,
            sentence,
            message: `Aqui está uma negação (${quote(added)}) que não está no seu texto: ${source}.`,
          },
        ]
      : []),
  ];
}

/** A word of the folded text as the seller wrote it. */
function asWritten(word: string, pieces: readonly Piece[]): string {
  const piece = pieces.find(({ folded }) => folded.includes(word));
  const at = piece?.folded.indexOf(word) ?? 0;
  return piece?.text.slice(at, at + word.length) ?? word;
}

function lostDenial(own: string, theirs: string, pair: Pair): string | undefined {
  const lacks = count(own, words.PORTUGUESE_LACKS);
  const plain = blank(blank(own, words.PORTUGUESE_QUALITY), words.PORTUGUESE_LACKS);
  const denials = count(plain, words.PORTUGUESE_DENIALS);
  const excepts = count(plain, words.PORTUGUESE_EXCEPT);
  const without = count(plain, words.PORTUGUESE_WITHOUT);
  if (lacks + denials + without === 0) return undefined;
  const word =
    first(plain, words.PORTUGUESE_DENIALS) || first(own, either(words.PORTUGUESE_LACKS, words.PORTUGUESE_WITHOUT));
  const strong = count(theirs, words.JAPANESE_DENIALS) + count(theirs, /離[しれ]|遠ざけ|守っ|は可|ただし/g);
  const soft = count(theirs, words.JAPANESE_WITHOUT);
  const only = count(theirs, words.JAPANESE_ONLY) > 0 && /\bnao\b.{0,60}\b(?:outr|alem|fora|mais)/.test(plain) ? 1 : 0;
  const told = strong + only + (isTurnedBound(pair) ? 1 : 0);
  const isOrder = told === 0 && count(plain, words.PORTUGUESE_ORDERS) > 0;
  return told + soft === 0 || isOrder || told + soft < denials + lacks + excepts ? word : undefined;
}

/** "não exceda 2 kg" may be 2kgまで, "não indicado para menores de 3 anos" 3歳以上: the limit turns, the denial goes. */
const isTurnedBound = ({ sources, targets }: Pair): boolean =>
  sources.some(({ folded, amounts, start }) =>
    [...folded.matchAll(words.PORTUGUESE_DENIALS)].some(({ index }) => {
      const [from, to] = clauseOf(folded, index);
      return amounts
        .filter((amount) => amount.start - start >= from && amount.start - start < to)
        .some((amount) => targets.some((target) => target.amounts.some((other) => isTurned(amount, other))));
    }),
  );

function isTurned(amount: ReadAmount, other: ReadAmount): boolean {
  if (!valueKeys(amount).some((key) => valueKeys(other).includes(key))) return false;
  const [own, theirs] = [amount.qualifiers, other.qualifiers];
  return own.includes('up_to') ? theirs.includes('from') : theirs.includes('up_to');
}

/** A denial of the Japanese where the source has no word that calls for one; an order is often told by what not to do. */
function addedDenial(own: string, theirs: string): string | undefined {
  if (own.length < 12 || words.PORTUGUESE_SHADE.test(own)) return undefined;
  const denial = first(theirs, words.JAPANESE_PLAIN_DENIAL);
  const isOrder = denial === 'ないでください' && !/\b(?:podem?|permit\w+|compativ\w+|adequad\w+)\b/.test(own);
  return denial === '' || isOrder ? undefined : denial;
}
