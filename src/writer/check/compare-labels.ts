import type { ReadAmount } from '#writer/text/numbers.ts';
import { type Labelled, labelAmounts } from './labels.ts';
import { dimensionOf, isSure, type Piece, perReading, valueKeys, wordsAround } from './parsed-text.ts';
import { type Finding, quote } from './to-warnings.ts';

export type Placed = Labelled & { piece: Piece };

export const labelAll = perReading(({ pieces, language }): readonly Placed[] =>
  pieces.flatMap((piece) => labelAmounts(piece, language).map((one) => ({ ...one, piece }))),
);

/** A label whose number belongs to another label in the other text. */
export function findSwaps(own: readonly Placed[], theirs: readonly Placed[]): Finding[] {
  const [ownLabels, theirLabels] = [labelsOf(own), labelsOf(theirs)];
  const theirValues = byLabel(theirs);
  for (const [label, value] of byLabel(own)) {
    const other = theirValues.get(label);
    if (!other || [...value.keys].some((key) => other.keys.has(key))) continue;
    // Both texts contain both numbers with different labels: "dura 8 e 5 horas" has one label for two.
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

function labelsOf(list: readonly Labelled[]): Map<string, Set<string | undefined>> {
  const labels = new Map<string, Set<string | undefined>>();
  for (const { amount, label } of list)
    for (const key of valueKeys(amount)) labels.set(key, (labels.get(key) ?? new Set()).add(label));
  return labels;
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
