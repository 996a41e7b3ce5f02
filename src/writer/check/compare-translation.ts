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
      ...pairs.flatMap(tellMissing),
      ...compareAmounts(pairs),
      ...compareCodes(pairs, own, theirs, names),
      ...compareDenials(pairs, ratio),
      ...compareGroups(pairs, own, ratio),
      ...findAdded(theirs, own.folded),
    ],
  };
}

const lengthOf = ({ pieces }: Reading): number => pieces.reduce((sum, { length }) => sum + length, 0);

function tellMissing({ source, target, sources }: Pair): Finding[] {
  const lost =
    source && !target ? sources : sources.length > 1 && target ? sources.filter((part) => isUntold(part, target)) : [];
  if (lost.length > 0)
    return lost.map(({ text }) => ({
      code: 'fact_lost',
      excerpt: '',
      sentence: target?.text ?? '',
      message: `Faltou traduzir ${quote(text)}.`,
    }));
  if (target && !source)
    return [
      { code: 'fact_added', excerpt: target.text, sentence: target.text, message: 'Esta frase não está no seu texto.' },
    ];
  return [];
}

/** One of several sentences that stand for one, of which no thing and no number is named. */
function isUntold(part: Piece, target: Piece): boolean {
  const sure = [...part.words].filter(isSure);
  const keys = sure.length > 0 ? sure : part.words.size > 1 ? [...part.words] : [];
  const numbers = part.amounts.flatMap(valueKeys);
  const told = new Set(target.amounts.flatMap(valueKeys));
  return keys.length > 0 && !keys.some((key) => target.words.has(key)) && !numbers.some((key) => told.has(key));
}
