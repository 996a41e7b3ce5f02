import type { ReadAmount } from '#writer/text/numbers.ts';
import { type Labelled, labelAmounts } from './labels.ts';
import { dimensionOf, type Piece, valueKeys, wordsAround } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** The same label with another number of the pair; without labels another order is a hint. */
export function compareLabels({ source, target }: { source: Piece; target: Piece }): Finding[] {
  if (source.amounts.length < 2 || target.amounts.length < 2) return [];
  const [own, theirs] = [labelAmounts(source, 'pt'), labelAmounts(target, 'ja')];
  const [ownLabels, theirLabels] = [labelsOf(own), labelsOf(theirs)];
  const theirValues = byLabel(theirs);
  for (const [label, value] of byLabel(own)) {
    const other = theirValues.get(label);
    if (!other || [...value.keys].some((key) => other.keys.has(key))) continue;
    // Both numbers stand in both texts, and one of them has another label: "dura 8 e 5 horas" has one for two.
    const lost = [...value.keys].filter((key) => theirLabels.has(key));
    const taken = [...other.keys].filter((key) => ownLabels.has(key));
    if (lost.length === 0 || taken.length === 0) continue;
    const labels = [...lost.map((key) => theirLabels.get(key)), ...taken.map((key) => ownLabels.get(key))];
    if (labels.every((one) => one === undefined || label.startsWith(`${one} `))) continue;
    return [
      {
        code: 'number_swapped',
        excerpt: other.amount.raw,
        sentence: target.text,
        message: `Os números trocaram de lugar: no seu texto está ${quote(wordsAround(source, value.amount))}; aqui está ${quote(other.amount.raw)}.`,
      },
    ];
  }
  const isHint = hasOtherOrder(own, theirs) && isList(source) && isList(target);
  const message = `Confira a ordem dos números: no seu texto está ${quote(source.text)}.`;
  return isHint ? [{ code: 'number_swapped', hint: true, excerpt: '', sentence: target.text, message }] : [];
}

const labelsOf = (list: readonly Labelled[]): Map<string, string | undefined> =>
  new Map(list.flatMap(({ amount, label }) => valueKeys(amount).map((key) => [key, label] as const)));

/** Numbers in a row, each with its thing: between any two of a kind stands a sign of a list. */
const isList = ({ amounts, folded, start }: Piece): boolean =>
  amounts.every((amount, at) => {
    const next = amounts.slice(at + 1).find((other) => dimensionOf(other) === dimensionOf(amount));
    return !next || /[,;+、・／/×x(（=:→]| e |と/.test(folded.slice(amount.end - start, next.start - start));
  });

/** Numbers of one kind, the same ones in another order; those with a label on both sides are compared by it. */
function hasOtherOrder(own: readonly Labelled[], theirs: readonly Labelled[]): boolean {
  const [ownLabels, theirLabels] = [labelsOf(own), labelsOf(theirs)];
  const isLabelled = (key: string) => ownLabels.get(key) !== undefined && theirLabels.get(key) !== undefined;
  const sequence = (list: readonly Labelled[], dimension: string) => [
    ...new Set(
      list
        .filter(({ amount }) => !amount.soft && amount.to === undefined && dimensionOf(amount) === dimension)
        .flatMap(({ amount }) => valueKeys(amount))
        .filter((key) => !isLabelled(key)),
    ),
  ];
  return [...new Set(own.map(({ amount }) => dimensionOf(amount)))].some((dimension) => {
    const [mine, others] = [sequence(own, dimension), sequence(theirs, dimension)];
    const isSame = mine.toSorted().join() === others.toSorted().join();
    return mine.length > 1 && isSame && mine.join() !== others.join();
  });
}

function byLabel(list: readonly Labelled[]): Map<string, { keys: Set<string>; amount: ReadAmount }> {
  const found = new Map<string, { keys: Set<string>; amount: ReadAmount }>();
  for (const { amount, label } of list) {
    if (label === undefined) continue;
    const key = `${label} ${dimensionOf(amount)}`;
    const known = found.get(key) ?? { keys: new Set<string>(), amount };
    for (const value of valueKeys(amount)) known.keys.add(value);
    found.set(key, known);
  }
  return found;
}
