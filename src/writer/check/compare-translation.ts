import { alignSentences, type Pair } from './align.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { findAdded } from './find-added.ts';
import { isSure, type Piece, type Reading, valueKeys } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** A Japanese text held against the Portuguese one it translates, sentence by sentence. */
export function compareTranslation(
  own: Reading,
  theirs: Reading,
  names: readonly string[],
): { findings: Finding[]; pairs: Pair[] } {
  const pairs = alignSentences(own, theirs);
  const ratio = lengthOf(theirs) / Math.max(1, lengthOf(own));
  return {
    pairs,
    findings: [
      ...tellMissing(pairs, ratio),
      ...compareAmounts(pairs),
      ...compareCodes(pairs, own, theirs, names),
      ...compareDenials(pairs, ratio),
      ...compareGroups(pairs, own),
      ...findAdded(theirs, own.folded),
    ],
  };
}

const lengthOf = ({ pieces }: Reading): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Sentences that nothing translates, and those that translate nothing; where both stand near each other it is a rewording. */
function tellMissing(pairs: readonly Pair[], ratio: number): Finding[] {
  const isNear = (at: number, is: (pair: Pair) => boolean) =>
    pairs.slice(Math.max(0, at - NEARBY), at + NEARBY + 1).some(is);
  return pairs.flatMap(({ source, target, sources }, at): Finding[] => {
    if (target && !source)
      return isNear(at, (pair) => !pair.target)
        ? []
        : [
            {
              code: 'fact_added',
              excerpt: target.text,
              sentence: target.text,
              message: 'Esta frase não está no seu texto.',
            },
          ];
    const isShort = target && source && shareAround(pairs, at, ratio) < 0.78;
    const lost = target
      ? sources.filter((part) => isShort && sources.length > 1 && isUntold(part, target))
      : isNear(at, (pair) => !pair.source)
        ? []
        : sources;
    if (isShort && lost.length === 0 && source.length >= 60 && shareAround(pairs, at, ratio) < 0.5)
      return [
        {
          code: 'fact_lost',
          excerpt: '',
          sentence: target.text,
          message: `Parece faltar uma parte de ${quote(source.text)}.`,
        },
      ];
    return lost.map(({ text }) => ({
      code: 'fact_lost',
      excerpt: '',
      sentence: target?.text ?? '',
      message: `Faltou traduzir ${quote(text)}.`,
    }));
  });
}

const NEARBY = 3;

/** How long a translation is beside what is usual here, together with its neighbours of the same line. */
function shareAround(pairs: readonly Pair[], at: number, ratio: number): number {
  const block = pairs[at]?.source?.block;
  const line = pairs
    .slice(Math.max(0, at - 1), at + 2)
    .filter(({ source }, near) => source?.block === block || near === Math.min(1, at));
  const [mine, theirs] = line.reduce(
    ([own, told], { source, target }) => [own + (source?.length ?? 0), told + (target?.length ?? 0)],
    [0, 0],
  );
  return (theirs ?? 0) / Math.max(1, (mine ?? 0) * ratio);
}

/** One of several sentences that stand for one, of which no thing and no number is named. */
function isUntold(part: Piece, target: Piece): boolean {
  const sure = [...part.words].filter(isSure);
  const keys = sure.length > 0 ? sure : part.words.size > 1 ? [...part.words] : [];
  const numbers = part.amounts.flatMap(valueKeys);
  const told = new Set(target.amounts.flatMap(valueKeys));
  return keys.length > 0 && !keys.some((key) => target.words.has(key)) && !numbers.some((key) => told.has(key));
}
