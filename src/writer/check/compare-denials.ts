import * as words from '#writer/data/words/denial-words.ts';
import { blanked } from '#writer/text/markup.ts';
import type { Language } from '#writer/text/unit-words.ts';
import { areInOrder, haveShared, isOneToOne, type Pair } from './align.ts';
import { compareLimits, withoutPhrases } from './compare-limits.ts';
import { cachedPerText, count, type ParsedSentence, type ParsedText, type Sentences, textOf } from './parsed-text.ts';
import { type CheckProblem, problemIn, quote } from './to-warnings.ts';

const either = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'g');

const JAPANESE_ANY = either(words.JAPANESE_DENIALS, words.JAPANESE_WITHOUT, words.JAPANESE_LIMIT);

/** Denials and limits of a sentence, by kind: how many, and whether their kind is counted or only has to be there. */
const KINDS = [
  { code: 'denial_lost', pt: either(words.PORTUGUESE_DENIALS, words.PORTUGUESE_EXCEPT), ja: JAPANESE_ANY },
  { code: 'denial_lost', pt: words.PORTUGUESE_WITHOUT, ja: JAPANESE_ANY },
  { code: 'limit_lost', pt: words.PORTUGUESE_EXCEPT, ja: words.JAPANESE_EXCEPT },
  { code: 'limit_lost', pt: words.PORTUGUESE_UNLESS, ja: words.JAPANESE_UNLESS },
  { code: 'limit_lost', pt: words.PORTUGUESE_ONLY, ja: words.JAPANESE_ONLY },
  { code: 'limit_lost', pt: words.PORTUGUESE_APART, ja: words.JAPANESE_APART },
] as const;

const plainOf = ({ text, folded }: ParsedSentence, language: Language): string =>
  language === 'pt' ? withoutPhrases(folded) : text.replaceAll(words.JAPANESE_PHRASES, blanked);

/** How many denials of each kind a sentence has. */
const countAll = (piece: ParsedSentence, language: Language): readonly number[] => {
  if (language === 'pt' && !words.MAY_DENY.test(piece.folded)) return NONE;
  const plain = plainOf(piece, language);
  return KINDS.map((kind) => count(plain, kind[language]));
};
const NONE: readonly number[] = KINDS.map(() => 0);
/** Counts by sentence, and of the whole text. */
const countsOf = cachedPerText(({ pieces, language }) => {
  const counts = new Map(pieces.map((piece) => [piece, countAll(piece, language)]));
  return { counts, sums: KINDS.map((_, kind) => [...counts.values()].reduce((sum, own) => sum + (own[kind] ?? 0), 0)) };
});

const placesOf = cachedPerText(({ pieces }) => new Map(pieces.map((piece, at) => [piece, at])));
/** Sentences of a text with the one before and the one behind them. */
function besideIn(text: ParsedText, pieces: Sentences): Sentences {
  const places = pieces.map((piece) => placesOf(text).get(piece) ?? 0);
  return text.pieces.slice(Math.max(0, Math.min(...places) - 1), Math.max(...places) + 2);
}

/** Whether a sentence denies or limits something, in any form of its language. */
export const denies = (piece: ParsedSentence, language: Language): boolean =>
  countAll(piece, language).some((some) => some > 0);

/** Denials, sentence by sentence: one fewer in the translation, or one where the source has none. */
export function compareDenials(pairs: readonly Pair[], own: ParsedText, theirs: ParsedText): CheckProblem[] {
  const [mine, others] = [countsOf(own), countsOf(theirs)];
  const sumOf = ({ counts }: typeof mine, pieces: Sentences, kind: number) =>
    pieces.reduce((sum, piece) => sum + (counts.get(piece)?.[kind] ?? 0), 0);
  const anyOf = ({ counts }: typeof mine, pieces: Sentences) =>
    pieces.some((piece) => counts.get(piece)?.some((some) => some > 0));
  const isKept = areInOrder(pairs);
  const isSurely = (pair: Pair) => isOneToOne(pair) && (isKept || haveShared(pair));
  const isMore = (others.sums[0] ?? 0) > (mine.sums[0] ?? 0);
  const inPairs = pairs.flatMap((pair): CheckProblem[] => {
    const { sources, targets } = pair;
    if (sources.length === 0 || targets.length === 0) return [];
    const sentence = targets[0]?.text ?? '';
    const source = quote(textOf(sources));
    const lost = (anyOf(mine, sources) ? KINDS : []).flatMap(({ code }, kind): CheckProblem[] => {
      if (sumOf(mine, sources, kind) === 0) return [];
      // Sentences that were joined, parted or paired by their place alone may have handed it to another.
      if (!isSurely(pair) && (others.sums[kind] ?? 0) >= (mine.sums[kind] ?? 0)) return [];
      if (sumOf(others, targets, kind) > 0) return [];
      const message = `Confira ${code === 'denial_lost' ? 'o “não”' : 'o limite'}: no seu texto está ${source}.`;
      return [problemIn(code, message, sentence)];
    });
    const denial = isMore ? targets.find((piece) => words.JAPANESE_PLAIN_DENIAL.test(plainOf(piece, 'ja'))) : undefined;
    const isShaded = () => besideIn(own, sources).some(({ folded }) => words.PORTUGUESE_SHADE.test(folded));
    if (!denial || !haveShared(pair) || isShaded()) return lost;
    return [...lost, problemIn('denial_added', `Aqui há um “não” que o seu texto não tem: ${source}.`, denial.text)];
  });
  return [...inPairs, ...compareLimits(own, theirs, 'no seu texto')];
}
