import { alignSentences, type Pair } from './align.ts';
import { compareAmounts } from './compare-amounts.ts';
import { compareCodes } from './compare-codes.ts';
import { compareDenials } from './compare-denials.ts';
import { compareGroups } from './compare-groups.ts';
import { findSwaps, labelAll } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { findAdded } from './find-added.ts';
import { isSure, type Piece, type Reading, strongKeys, valueKeys } from './parsed-text.ts';
import { type Finding, quote } from './to-warnings.ts';

/** Compares a Japanese translation with its Portuguese source. */
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
      ...findSwaps(labelAll(own), labelAll(theirs)),
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

/** 【商品説明】 as the only text of a line. */
const HEADING = /^[【〈《［[＜][^】〉》］\]＞]{1,20}[】〉》］\]＞]$/u;

/** Sentences without a counterpart in the other text, and those that are far too short. */
function tellMissing(pairs: readonly Pair[], own: Reading, theirs: Reading): Finding[] {
  const ratio = lengthOf(theirs.pieces) / Math.max(1, lengthOf(own.pieces));
  const said = keysOf(own.pieces);
  return pairs.flatMap(({ sources, targets }): Finding[] => {
    const sentence = targets[0]?.text ?? '';
    const place = { code: 'fact_lost' as const, excerpt: '', sentence };
    if (sources.length === 0)
      return targets
        .filter(
          (piece) => !HEADING.test(piece.text) && !isNamed(piece, own) && !sureKeys(piece).some((key) => said.has(key)),
        )
        .map(({ text }) => ({
          code: 'fact_added',
          hint: true,
          excerpt: text,
          sentence: text,
          message: 'Esta frase não está no seu texto.',
        }));
    const lost = sources.filter((piece) =>
      targets.length === 0 ? !isNamed(piece, theirs) : sources.length > 1 && isUntold(piece, targets),
    );
    if (lost.length > 0) return lost.map(({ text }) => ({ ...place, message: `Faltou traduzir ${quote(text)}.` }));
    const isShort = lengthOf(targets) < 0.4 * ratio * lengthOf(sources) && lengthOf(sources) >= 40;
    const message = `Parece faltar uma parte de ${quote(sources.map(({ text }) => text).join(' '))}.`;
    return isShort ? [{ ...place, message }] : [];
  });
}

const sureKeys = ({ words, amounts, codes }: Piece): string[] => [
  ...[...words].filter(isSure),
  ...amounts.flatMap(valueKeys),
  ...codes.map(({ code }) => `code ${code}`),
];

/** A line with a name that the other text contains: ブランド：Fazenda Boa Vista. */
const isNamed = ({ folded }: Piece, other: Reading): boolean => {
  const name = /[a-z][a-z ]{2,}[a-z]$/.exec(folded)?.[0];
  return name !== undefined && other.folded.includes(name);
};

/** One of several source sentences joined into one, of which no thing and no number appears in the translation. */
function isUntold(part: Piece, targets: readonly Piece[]): boolean {
  const sure = [...part.words].filter(isSure);
  const keys = [...(sure.length > 0 ? sure : part.words.size > 1 ? part.words : []), ...strongKeys(part)];
  const told = keysOf(targets);
  return keys.length > 0 && !keys.some((key) => told.has(key));
}
