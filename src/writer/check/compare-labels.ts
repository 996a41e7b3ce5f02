import type { ReadAmount } from '#writer/text/numbers.ts';
import { isOneToOne, type Pair } from './align.ts';
import { type Labelled, labelAmounts } from './labels.ts';
import { dimensionOf, isSure, type Piece, perReading, type Reading, valueKeys, wordsAround } from './reading.ts';
import { type Finding, quote } from './warn.ts';

export type Placed = Labelled & { piece: Piece };

/** The same label with a number that elsewhere has another: in the whole text, and of sentence for sentence. */
export function compareLabels(own: Reading, theirs: Reading, pairs: readonly Pair[]): Finding[] {
  const [all, allTheirs] = [labelAll(own), labelAll(theirs)];
  const [mine, others] = [byPiece(all), byPiece(allTheirs)];
  const swapped = findSwaps(all, allTheirs);
  return [
    ...swapped,
    ...pairs
      .filter(isOneToOne)
      .flatMap(({ sources, targets }) => {
        const said = sources.flatMap((piece) => mine.get(piece) ?? []);
        const told = targets.flatMap((piece) => others.get(piece) ?? []);
        if (said.length < 2 || told.length < 2) return [];
        const found = findSwaps(said, told);
        return found.length > 0 ? found : findOtherOrder(said, told);
      })
      .filter(({ excerpt }) => excerpt === '' || !swapped.some((one) => one.excerpt === excerpt)),
  ];
}

export const labelAll = perReading(({ pieces, language }): readonly Placed[] =>
  pieces.flatMap((piece) => labelAmounts(piece, language).map((one) => ({ ...one, piece }))),
);

function byPiece(list: readonly Placed[]): Map<Piece, Placed[]> {
  const found = new Map<Piece, Placed[]>();
  for (const one of list) {
    const known = found.get(one.piece);
    if (known) known.push(one);
    else found.set(one.piece, [one]);
  }
  return found;
}

export function findSwaps(own: readonly Placed[], theirs: readonly Placed[]): Finding[] {
  const [ownLabels, theirLabels] = [labelsOf(own), labelsOf(theirs)];
  const theirValues = byLabel(theirs);
  for (const [label, value] of byLabel(own)) {
    const other = theirValues.get(label);
    if (!other || [...value.keys].some((key) => other.keys.has(key))) continue;
    // Both numbers stand in both texts, and have another label there: "dura 8 e 5 horas" has one for two.
    const lost = [...value.keys].flatMap((key) => [...(theirLabels.get(key) ?? [])]);
    const taken = [...other.keys].flatMap((key) => [...(ownLabels.get(key) ?? [])]);
    const isOther = (one: string | undefined) => one !== undefined && !label.startsWith(`${one} `);
    const isThing = isSure(label.slice(0, label.lastIndexOf(' ')));
    if (lost.length === 0 || taken.length === 0 || !(isThing || [...lost, ...taken].some(isOther))) continue;
    return [
      {
        code: 'number_swapped',
        ...(lost.some(isOther) && taken.some(isOther) ? {} : { hint: true as const }),
        excerpt: other.amount.raw,
        sentence: other.piece.text,
        message: `Os números trocaram de lugar: no seu texto está ${quote(wordsAround(value.piece, value.amount))}; aqui está ${quote(other.amount.raw)}.`,
      },
    ];
  }
  return [];
}

function findOtherOrder(own: readonly Placed[], theirs: readonly Placed[]): Finding[] {
  const [source, target] = [own[0]?.piece, theirs[0]?.piece];
  if (!source || !target || !hasOtherOrder(own, theirs) || !isList(source) || !isList(target)) return [];
  const message = `Confira a ordem dos números: no seu texto está ${quote(source.text)}.`;
  return [{ code: 'number_swapped', hint: true, excerpt: '', sentence: target.text, message }];
}

function labelsOf(list: readonly Labelled[]): Map<string, Set<string | undefined>> {
  const labels = new Map<string, Set<string | undefined>>();
  for (const { amount, label } of list)
    for (const key of valueKeys(amount)) labels.set(key, (labels.get(key) ?? new Set()).add(label));
  return labels;
}

/** Numbers in a row, each with its thing: between any two of a kind stands a sign of a list. */
const isList = ({ amounts, folded, start }: Piece): boolean =>
  amounts.every((amount, at) => {
    const next = amounts.slice(at + 1).find((other) => dimensionOf(other) === dimensionOf(amount));
    return !next || /[,;+、・／/×x(（=:→]| e |と/.test(folded.slice(amount.end - start, next.start - start));
  });

/** Numbers of one kind, the same ones in another order; those with a label on both sides are compared by it. */
function hasOtherOrder(own: readonly Labelled[], theirs: readonly Labelled[]): boolean {
  const isLabelled = (list: readonly Labelled[]) =>
    new Set(list.flatMap(({ amount, label }) => (label === undefined ? [] : valueKeys(amount))));
  const [ownLabels, theirLabels] = [isLabelled(own), isLabelled(theirs)];
  const sequence = (list: readonly Labelled[], dimension: string) => [
    ...new Set(
      list
        .filter(({ amount }) => !amount.soft && amount.to === undefined && dimensionOf(amount) === dimension)
        .flatMap(({ amount }) => valueKeys(amount))
        .filter((key) => !(ownLabels.has(key) && theirLabels.has(key))),
    ),
  ];
  return [...new Set(own.map(({ amount }) => dimensionOf(amount)))].some((dimension) => {
    const [mine, others] = [sequence(own, dimension), sequence(theirs, dimension)];
    const isSame = mine.toSorted().join() === others.toSorted().join();
    return mine.length > 1 && isSame && mine.join() !== others.join();
  });
}

type ByLabel = { keys: Set<string>; amount: ReadAmount; piece: Piece };

function byLabel(list: readonly Placed[]): Map<string, ByLabel> {
  const found = new Map<string, ByLabel>();
  for (const { amount, label, piece } of list) {
    if (label === undefined) continue;
    const key = `${label} ${dimensionOf(amount)}`;
    const known = found.get(key) ?? { keys: new Set<string>(), amount, piece };
    for (const value of valueKeys(amount)) known.keys.add(value);
    found.set(key, known);
  }
  return found;
}
