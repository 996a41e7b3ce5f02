import type { SentencePair } from './align-sentences.ts';
import { type CheckProblem, problemIn, quote } from './check-problem.ts';
import { keysOf, type ParsedSentence, type ParsedText, type Sentences, strongKeys } from './parsed-text.ts';

/** 【商品説明】 alone, or a row of a table that a title was parted into: 定員：四人まで. */
const HEADING = /^[【〈《［[＜][^】〉》］\]＞]{1,20}[】〉》］\]＞]$|^[^。：:】]{1,10}[：:】][^。]*$/u;

const lengthOf = (pieces: Sentences): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** A sentence that shares nothing with its pair, and its expected length in the other text. */
type Loose = { piece: ParsedSentence; pair: number; expected: number };

type Unmatched = {
  problems: CheckProblem[];
  /** Sentences without a number or code (it may be a remark that was rightly left out), and shortened ones. */
  doubtful: string[];
};

/** Sentences without a counterpart in the translation, and those whose translation is far too short. */
export function findUnmatched(pairs: readonly SentencePair[], own: ParsedText, theirs: ParsedText): Unmatched {
  const ratio = lengthOf(theirs.pieces) / Math.max(1, lengthOf(own.pieces));
  const surplus = pairs.map(({ sources, targets }) => lengthOf(targets) - ratio * lengthOf(sources));
  const lost = pairs.flatMap(({ sources, targets }, pair): Loose[] =>
    looseIn(sources, targets, theirs)
      .filter(({ isOptional }) => !isOptional)
      .map((piece) => ({ piece, pair, expected: ratio * piece.length })),
  );
  const added = pairs.flatMap(({ sources, targets }, pair): Loose[] =>
    looseIn(targets, sources, own)
      .filter(({ text }) => !HEADING.test(text))
      .map((piece) => ({ piece, pair, expected: piece.length })),
  );
  const free = new Set(added);
  const missing = lost.filter((one) => {
    const partner = firstAlike(free, one.expected);
    if (partner) free.delete(partner);
    return !partner && !isHeld(one, surplus);
  });
  const short = pairs.filter(({ sources, targets }) => {
    const isShort = (length: number) => length >= 40 && lengthOf(targets) < 0.4 * ratio * length;
    const length = lengthOf(sources);
    if (sources.some(({ isOptional }) => isOptional)) return false;
    return targets.length > 0 && isShort(length) && isShort(length - namesIn(sources, theirs).join('').length);
  });
  const isSure = ({ piece }: Loose) => strongKeys(piece).length > 0;
  return {
    problems: [
      ...missing
        .filter(isSure)
        .map(({ piece, pair }) =>
          problemIn('fact_lost', `Faltou traduzir ${quote(piece.text)}.`, pairs[pair]?.targets[0]?.text),
        ),
    ],
    doubtful: [
      ...missing.filter((one) => !isSure(one)).map(({ piece }) => piece.text),
      ...short.flatMap(({ sources }) => sources.map(({ text }) => text)),
    ],
  };
}

const MOST_TRIED = 50;

/** The first sentence of a similar length. */
const firstAlike = (free: ReadonlySet<Loose>, length: number): Loose | undefined =>
  [...free].slice(0, MOST_TRIED).find(({ expected }) => expected < 2.2 * length && length < 2.2 * expected);

/** Sentences of one side that share no word, number or name with the other side of their pair. */
function looseIn(pieces: Sentences, others: Sentences, text: ParsedText): ParsedSentence[] {
  if (pieces.length <= others.length) return [];
  const otherKeys = keysOf(others);
  return pieces.filter((piece) => {
    const keys = [...piece.words, ...strongKeys(piece)];
    return namesIn([piece], text).length === 0 && !keys.some((key) => otherKeys.has(key));
  });
}

/** Whether the translations beside a lost sentence are long enough to contain it. */
const isHeld = ({ pair, expected }: Loose, surplus: readonly number[]): boolean =>
  [pair - 1, pair, pair + 1].reduce(
    (sum, at) => sum + Math.max(0, (surplus[at] ?? 0) + (at === pair ? expected : 0)),
    0,
  ) >=
  0.6 * expected;

/** Words in Latin letters that the other text contains too: ブランド：Fazenda Boa Vista. */
const namesIn = (pieces: Sentences, other: ParsedText): string[] =>
  pieces.flatMap(({ folded }) => folded.match(/[a-z]{3,}/g) ?? []).filter((name) => other.latin.has(name));
