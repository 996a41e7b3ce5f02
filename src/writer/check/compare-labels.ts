import { groupBy } from '#domain/group-by.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { areInOrder, type Pair } from './align.ts';
import { type LabelledAmount, labelAmounts } from './labels.ts';
import { cachedPerText, isSure, type ParsedSentence, type ParsedText, textOf, wordsAround } from './parsed-text.ts';
import { type CheckProblem, isNow, problemIn, quote } from './to-warnings.ts';

export const labelAll = cachedPerText(({ pieces, language }): readonly LabelledAmount[] =>
  pieces.flatMap((piece) => labelAmounts(piece, language)),
);

/** A label whose number belongs to another label in the other text. */
export function findSwaps(own: readonly LabelledAmount[], theirs: readonly LabelledAmount[]): CheckProblem[] {
  const theirValues = byLabel(theirs);
  if (theirValues.size === 0) return [];
  const swaps = [...byLabel(own)].flatMap(([label, value]): CheckProblem[] => {
    const other = theirValues.get(label);
    if (!other || [...value.keys].some((key) => other.keys.has(key))) return [];
    // Both texts contain both numbers with different labels: "dura 8 e 5 horas" has one label for two.
    const labelsIn = (list: readonly LabelledAmount[], { keys, amount }: ByLabel) =>
      [...keys, bareKey(amount)].flatMap((key) => [...(labelsOf(list).get(key) ?? [])]);
    const [lost, taken] = [labelsIn(theirs, value), labelsIn(own, other)];
    const isOther = (one: string | undefined) => one !== undefined && !label.startsWith(`${one} `);
    const isThing = isSure(label.slice(0, label.lastIndexOf(' ')));
    if (lost.length === 0 || taken.length === 0 || !(isThing || [...lost, ...taken].some(isOther))) return [];
    const message = `Os números trocaram de lugar. ${isNow(wordsAround(value.piece, value.amount), other.amount.raw)}`;
    const problem = problemIn('number_swapped', message, other.piece.text, other.amount.raw);
    return [lost.some(isOther) && taken.some(isOther) ? problem : { ...problem, hint: true }];
  });
  return onePerSentence(swaps);
}

/** Two numbers that changed places are one mistake. */
const onePerSentence = (problems: readonly CheckProblem[]): CheckProblem[] => [
  ...new Map(problems.toReversed().map((problem) => [problem.sentence, problem])).values(),
];

/** Numbers with each other's label, or in another order where no label is known. */
export const compareOrder = (pairs: readonly Pair[], own: ParsedText, theirs: ParsedText): CheckProblem[] =>
  onePerSentence([...findSwaps(labelAll(own), labelAll(theirs)), ...findReordered(pairs, own, theirs)]);

/** Numbers of one sentence in another order, in a translation that keeps the order of everything else. */
function findReordered(pairs: readonly Pair[], own: ParsedText, theirs: ParsedText): CheckProblem[] {
  if (!areInOrder(pairs)) return [];
  const [mine, others] = [bySentence(own), bySentence(theirs)];
  return pairs.flatMap(({ sources, targets }): CheckProblem[] => {
    const isOne = sources.length === 1 && sources[0]?.amounts.flatMap(({ keys }) => keys).length === 1;
    if (isOne) return [];
    const said = byDimension(sources.flatMap((piece) => mine.get(piece) ?? []));
    const told = byDimension(targets.flatMap((piece) => others.get(piece) ?? []));
    for (const [dimension, values] of said) {
      const there = told.get(dimension) ?? [];
      const changed = values.length === there.length ? there.find(({ key }, at) => key !== values[at]?.key) : undefined;
      const isSame = changed && values.every(({ key }) => there.some((one) => one.key === key));
      const isLabelled = () =>
        values.every(({ key, label }) =>
          there.some((one) => one.key === key && one.label === label && label !== undefined),
        );
      if (!changed || !isSame || isLabelled()) continue;
      const message = `Confira a ordem dos números: no seu texto está ${quote(textOf(sources))}.`;
      return [{ ...problemIn('number_swapped', message, targets[0]?.text, changed.raw), hint: true }];
    }
    return [];
  });
}

/** Certain numbers by sentence. */
const bySentence = (text: ParsedText) =>
  groupBy(
    labelAll(text).filter(({ amount }) => !amount.soft),
    ({ piece }) => piece,
  );

const byDimension = (list: readonly LabelledAmount[]) =>
  groupBy(
    list.flatMap(({ amount: { keys, raw, dimension }, label }) => keys.map((key) => ({ key, label, raw, dimension }))),
    ({ dimension }) => dimension,
  );

/** "35 minutos no econômico ou 12 no turbo": the second number has no unit. */
const bareKey = ({ number }: ReadAmount): string => `bare ${number}`;

const labelsOf = cachedPerText((list: readonly LabelledAmount[]) => {
  const labels = new Map<string, Set<string | undefined>>();
  for (const { amount, label } of list)
    for (const key of amount.unit === '' ? [...amount.keys, bareKey(amount)] : amount.keys)
      labels.set(key, (labels.get(key) ?? new Set()).add(label));
  return labels;
});

type ByLabel = { keys: Set<string>; amount: ReadAmount; piece: ParsedSentence };

function byLabel(list: readonly LabelledAmount[]): Map<string, ByLabel> {
  const found = new Map<string, ByLabel>();
  for (const { amount, label, piece } of list) {
    // 一人 may be a plain word; 1本 is a count.
    if (label === undefined || (amount.soft && !/[\d０-９]/.test(amount.raw))) continue;
    const key = `${label} ${amount.dimension}`;
    const known = found.get(key) ?? { keys: new Set<string>(), amount, piece };
    for (const value of amount.keys) known.keys.add(value);
    found.set(key, known);
  }
  return found;
}
