import { alignSentences, type Pair } from './align.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { compareLabels } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { findAdded } from './find-added.ts';
import { isSure, type Piece, type Reading, strongKeys, valueKeys } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/**
 * A Japanese text held against the Portuguese one it translates. What is nowhere in the other text is certain, and what
 * differs between two sentences that certainly belong together; the rest are hints.
 */
export function compareTranslation(
  own: Reading,
  theirs: Reading,
  names: readonly string[],
): { findings: Finding[]; pairs: Pair[] } {
  const pairs = alignSentences(own, theirs);
  return {
    pairs,
    findings: [
      ...tellMissing(pairs, own, theirs),
      ...compareAmounts(own, theirs, pairs),
      ...compareLabels(own, theirs, pairs),
      ...compareQualifiers(own, theirs),
      ...compareCodes(pairs, own, theirs, names),
      ...compareDenials(pairs, own, theirs),
      ...compareGroups(pairs, own, theirs),
      ...findAdded(theirs, own.folded),
    ],
  };
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { length }) => sum + length, 0);
const keysOf = (pieces: readonly Piece[]): Set<string> =>
  new Set(pieces.flatMap((piece) => [...piece.words, ...strongKeys(piece), ...piece.amounts.flatMap(valueKeys)]));

/** Sentences of which nothing stands in the other text. */
function tellMissing(pairs: readonly Pair[], own: Reading, theirs: Reading): Finding[] {
  const ratio = lengthOf(theirs.pieces) / Math.max(1, lengthOf(own.pieces));
  const [said, told] = [keysOf(own.pieces), keysOf(theirs.pieces)];
  const sureKeys = ({ words, amounts, codes }: Piece) => [
    ...[...words].filter(isSure),
    ...amounts.flatMap(valueKeys),
    ...codes.map(({ code }) => `code ${code}`),
  ];
  // One word alone may have another form.
  const isNowhere = (piece: Piece) => {
    const keys = sureKeys(piece);
    return (keys.length > 1 || strongKeys(piece).length > 0) && !keys.some((key) => told.has(key));
  };
  return pairs.flatMap(({ sources, targets }): Finding[] => {
    const [target] = targets;
    if (sources.length === 0)
      return targets
        .filter((piece) => !sureKeys(piece).some((key) => said.has(key)) && !isNamed(piece, own))
        .map(({ text }) => ({
          code: 'fact_added',
          hint: true,
          excerpt: text,
          sentence: text,
          message: 'Esta frase não está no seu texto.',
        }));
    const lost =
      target && sources.length === 1
        ? []
        : sources.filter((piece) => (!target && !isNamed(piece, theirs)) || (target && isUntold(piece, targets)));
    if (lost.length > 0)
      return lost.map((piece) => ({
        code: 'fact_lost',
        ...(isNowhere(piece) ? {} : { hint: true as const }),
        excerpt: '',
        sentence: target?.text ?? '',
        message: `Faltou traduzir ${quote(piece.text)}.`,
      }));
    const isShort = lengthOf(targets) < 0.4 * ratio * lengthOf(sources) && lengthOf(sources) >= 40;
    const message = `Parece faltar uma parte de ${quote(sources.map(({ text }) => text).join(' '))}.`;
    return isShort ? [{ code: 'fact_lost', hint: true, excerpt: '', sentence: target?.text ?? '', message }] : [];
  });
}

/** A line with a name that the other text has too: ブランド：Fazenda Boa Vista. */
const isNamed = ({ folded }: Piece, other: Reading): boolean => {
  const name = /[a-z][a-z ]{2,}[a-z]$/.exec(folded)?.[0];
  return name !== undefined && other.folded.includes(name);
};

/** One of several sentences that stand for one, of which no thing and no number is named. */
function isUntold(part: Piece, targets: readonly Piece[]): boolean {
  const sure = [...part.words].filter(isSure);
  const keys = [...(sure.length > 0 ? sure : part.words.size > 1 ? part.words : []), ...strongKeys(part)];
  const told = keysOf(targets);
  return keys.length > 0 && !keys.some((key) => told.has(key));
}
