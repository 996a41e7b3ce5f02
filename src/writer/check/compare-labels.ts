import { groupBy } from '#domain/group-by.ts';
import { LABEL_WORDS } from '#writer/data/words/label-words.ts';
import type { Language } from '#writer/text/find-unit.ts';
import { type FoundWord, wordFinders } from '#writer/text/find-words.ts';
import type { ReadAmount } from '#writer/text/numbers.ts';
import { areInOrder, type SentencePair } from './align-sentences.ts';
import { type CheckProblem, describeReplaced, hintIn, problemIn, quote } from './check-problem.ts';
import { cachedPerText, isSure, type ParsedSentence, type ParsedText, textOf, wordsAround } from './parsed-text.ts';

export type LabelledAmount = { amount: ReadAmount; label: string | undefined; piece: ParsedSentence };

const FIND = wordFinders(LABEL_WORDS);

/** Allowed text between a label and its number: "peso de cerca de 320 g", 重さは約320g. */
const BEFORE: Record<Language, RegExp> = {
  pt: /^[ :=]*(?:(?:total|maxim[oa]|recomendad[oa]|indicad[oa]|minim[oa]|liquido|aproximad[oa]|aprox\.?|do produto|de|da|do|e de|em|com|tem|por|ate|cerca|a|ao|no|na|uns|umas|mais|menos|partir|entre)[ :]*){0,5}(?:r\$ ?)?$/,
  ja: /^(?:時間|期間|容量|量|性能|サイズ|長)?[\s:：=]*[時中]?(?:で?は|が|も|を|なら)?[\s]*(?:約|およそ|最大|最長|最高|最低|合計|各|わずか|たった)*\s*$/,
};
const BEHIND: Record<Language, RegExp> = {
  pt: /^ ?(?:de |d[ao] |em |para |n[oa] )?(?:uso |tempo )?\(?$/,
  ja: /^(?:の|という|で)?(?:程度|ほど)?(?:の)?(?:フル|満|急速)?[（(]?(?:連続)?$/,
};
/** Where or when a number applies: more specific than what it measures. */
const PLACES = /^(?:eco|turbo|weakest|strongest|rim|base|roof|floor|opened|sealed)$/;
/** "no mínimo 40 h" is a limit, "40 h no mínimo" a setting. */
const LIMIT = /^no m[ai][nx]imo (?:de )?\d/;
/** 45 (A) x 30 (L) */
const AXIS_BEHIND = /^[\d.,]+ ?(?:[cm]?m ?)?\(([a-z]+)\)/;
/** Between a label and a number that are not about each other. */
const FAR: Record<Language, RegExp> = { pt: /[,;\d?×\n]/, ja: /[,;、。；×\n\d?でにと後]/ };
/** 10日に1回: a frequency, not a duration. */
const EACH_BEHIND = /^(?:に(?:\d|一)|ごと|おき|毎)/;
const NEAR: Record<Language, number> = { pt: 18, ja: 9 };

const AXIS: Record<Language, Readonly<Record<string, string>>> = {
  pt: { a: 'height', l: 'width', p: 'depth', c: 'length', e: 'thickness' },
  ja: { h: 'height', w: 'width', d: 'depth', l: 'length' },
};

/** "8 rodas", 車輪8個, "92% poliamida": the thing next to a number, if only one side has one. */
function thingBeside(
  { found, folded, start }: ParsedSentence,
  { start: from, end: to }: ReadAmount,
): string | undefined {
  const things = found.filter(({ key }) => isSure(key) && !/^(?:size|degree|damp|state) /.test(key));
  const behind = things.find((word) => word.start >= to && word.start <= to + 4);
  const before = things.findLast((word) => word.end <= from && word.end >= from - 3);
  const isBehind = behind && /^ ?(?:de |の)?$/.test(folded.slice(to - start, behind.start - start));
  const isBefore = before && /^[ :=(×は]*$/.test(folded.slice(before.end - start, from - start));
  return isBehind === isBefore ? undefined : (isBehind ? behind : before)?.key.replace('?', '');
}

/** The label of where or when a number applies: in Portuguese preferably behind it, else before it. */
function placeBeside(
  { folded, start, amounts }: ParsedSentence,
  labels: readonly FoundWord[],
  next: number,
  at: number,
  language: Language,
): number {
  const [from, to] = [(amounts[at]?.start ?? 0) - start, (amounts[at]?.end ?? 0) - start];
  const since = (amounts[at - 1]?.end ?? start) - start;
  const isPlace = (label: FoundWord | undefined, gap: string, stop: RegExp) =>
    label !== undefined && PLACES.test(label.key) && gap.length < 16 && !stop.test(gap);
  const behind = labels[next];
  if (language === 'pt' && isPlace(behind, folded.slice(to, behind?.start ?? to), /[,;]| e /)) return next;
  for (let place = next - 1; place >= Math.max(0, next - 3); place -= 1) {
    const label = labels[place];
    if (!label || label.start < since) break;
    if (isPlace(label, folded.slice(label.end, from), /[;。]/)) return place;
  }
  return -1;
}

/** "52 peças em 6 cores": the unit says what is counted. */
const COUNTED = /^(?:colour|item|mode|level)$/;
const NAME_JOINT = / ?[×*✕・/,、] ?| x | e /;

/** 15×9×20cm（幅×奥行×高さ）, "L x P x A: 15 x 9 x 20 cm": rows of numbers with the row of their labels. */
function labelRows({ folded, start, amounts }: ParsedSentence, language: Language): Map<ReadAmount, string> {
  const keyOf = (name: string) =>
    AXIS[language][name] ?? FIND[language](name).find((word) => word.end - word.start === name.length)?.key;
  const rows = new Map<ReadAmount, string>();
  for (let at = 0, next = 1; at < amounts.length - 1; at = next, next += 1) {
    const placeOf = (one: number, side: 'start' | 'end') => (amounts[one]?.[side] ?? 0) - start;
    while (amounts[next] && /^ ?[x×*✕] ?$/.test(folded.slice(placeOf(next - 1, 'end'), placeOf(next, 'start'))))
      next += 1;
    const [from, to] = [placeOf(at, 'start'), placeOf(next - 1, 'end')];
    const behind = /^ ?\(([^()]{3,60})\)/.exec(folded.slice(to, to + 64));
    const before = /([^():\d]{3,60})\)? ?[:は]? ?約?$/.exec(folded.slice(Math.max(0, from - 64), from));
    for (const names of [before, behind]) {
      const labels = (names?.[1] ?? '').trim().split(NAME_JOINT).map(keyOf);
      if (next - at < 2 || labels.length !== next - at || labels.includes(undefined)) continue;
      for (const [place, amount] of amounts.slice(at, next).entries()) rows.set(amount, labels[place] ?? '');
    }
  }
  return rows;
}

/** Each number with its label: directly linked labels first, then the nearest in its clause. */
function labelAmounts(piece: ParsedSentence, language: Language): LabelledAmount[] {
  const { folded, start, amounts } = piece;
  if (amounts.length === 0) return [];
  const labels = FIND[language](folded).filter((label) => !LIMIT.test(folded.slice(label.start, label.end + 5)));
  const rows = labelRows(piece, language);
  let [used, next] = [-1, 0];
  const labelOf = (amount: ReadAmount, at: number): string | undefined => {
    const [from, to] = [amount.start - start, amount.end - start];
    while ((labels[next]?.start ?? Number.POSITIVE_INFINITY) < from) next += 1;
    if (EACH_BEHIND.test(folded.slice(to, to + 3)) || folded.slice(0, from).endsWith('a cada ')) return undefined;
    const axis = rows.get(amount) ?? AXIS[language][AXIS_BEHIND.exec(folded.slice(from, to + 8))?.[1] ?? ''];
    if (axis !== undefined) return axis;
    const place = placeBeside(piece, labels, next, at, language);
    if (place > used) {
      used = Math.max(place, next - 1);
      return labels[place]?.key;
    }
    const before = next - 1 > used ? labels[next - 1] : undefined;
    const behind = language === 'ja' && PLACES.test(labels[next]?.key ?? '') ? undefined : labels[next];
    const gapBefore = before && from - before.end < 40 ? folded.slice(before.end, from) : '?';
    const gapBehind = behind && behind.start - to < 20 ? folded.slice(to, behind.start) : '?';
    if (before && BEFORE[language].test(gapBefore)) {
      used = next - 1;
      return before.key;
    }
    if (behind && BEHIND[language].test(gapBehind)) {
      used = next;
      return behind.key;
    }
    const isNear = gapBefore.length <= NEAR[language] && !FAR[language].test(gapBefore);
    if (!before || !isNear) return thingBeside(piece, amount) ?? (COUNTED.test(amount.unit) ? amount.unit : undefined);
    used = next - 1;
    return before.key;
  };
  return amounts.map((amount, at) => ({ amount, piece, label: labelOf(amount, at) }));
}

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
    const isSurely = lost.some((one) => isOther(one) && taken.includes(one));
    // A text that leaves the right number out has taken one that only other labels have.
    if (!isSurely && (lost.length > 0 || taken.length === 0 || !taken.every(isOther))) return [];
    const message = `Os números trocaram de lugar. ${describeReplaced(wordsAround(value.piece, value.amount), other.amount.raw)}`;
    return [(isSurely ? problemIn : hintIn)('number_swapped', message, other.piece.text, other.amount.raw)];
  });
  return onePerSentence(swaps);
}

/** Two numbers that changed places are one mistake. */
const onePerSentence = (problems: readonly CheckProblem[]): CheckProblem[] => [
  ...new Map(problems.toReversed().map((problem) => [problem.sentence, problem])).values(),
];

/** Numbers with each other's label, or in another order where no label is known. */
export const compareOrder = (pairs: readonly SentencePair[], own: ParsedText, theirs: ParsedText): CheckProblem[] =>
  onePerSentence([...findSwaps(labelAll(own), labelAll(theirs)), ...findReordered(pairs, own, theirs)]);

/** Numbers of one sentence in another order, in a translation that keeps the order of everything else. */
function findReordered(pairs: readonly SentencePair[], own: ParsedText, theirs: ParsedText): CheckProblem[] {
  if (!areInOrder(pairs)) return [];
  const [mine, others] = [bySentence(own), bySentence(theirs)];
  return pairs.flatMap(({ sources, targets }): CheckProblem[] => {
    const ownValues = byDimension(sources.flatMap((piece) => mine.get(piece) ?? []));
    const otherValues = byDimension(targets.flatMap((piece) => others.get(piece) ?? []));
    for (const [dimension, values] of ownValues) {
      const there = otherValues.get(dimension) ?? [];
      const changed = values.length === there.length ? there.find(({ key }, at) => key !== values[at]?.key) : undefined;
      const isSame = changed && values.every(({ key }) => there.some((one) => one.key === key));
      // If all others keep their labels, so does the last.
      const isLabelled = () =>
        values.filter(
          ({ key, label }) => !there.some((one) => one.key === key && one.label === label && label !== undefined),
        ).length < 2;
      if (!changed || !isSame || isLabelled()) continue;
      const message = `Confira a ordem dos números: no seu texto está ${quote(textOf(sources))}.`;
      return [hintIn('number_swapped', message, targets[0]?.text, changed.raw)];
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
