import { groupBy } from '#domain/group-by.ts';
import { type ReadAmount, readAmounts } from '#writer/text/numbers.ts';
import { isOneToOne, type SentencePair } from './align-sentences.ts';
import { type CheckProblem, describeReplaced, hintIn, problemIn, quote } from './check-problem.ts';
import type { ParsedSentence, ParsedText, Sentences } from './parsed-text.ts';
import { codesIn, numberKeys, wordsAround } from './parsed-text.ts';

/** One number of an amount: a range has two. */
export type Value = { key: string; number: number; amount: ReadAmount };
type PlacedValue = Value & { piece: ParsedSentence };

/** Numbers that do not occur in the other text in any form. */
export function compareAmounts(
  own: ParsedText,
  theirs: ParsedText,
  pairs: readonly SentencePair[],
  notes: string,
): CheckProblem[] {
  const [mine, others] = [readValues(own.pieces), readValues(theirs.pieces)];
  const lists = listLengths(own.folded);
  const isMissingIn = (values: Values) => (value: PlacedValue) =>
    !value.amount.soft && !has(values, value) && !isStatedOtherwise(value, own);
  const lost = mine.all.filter(({ piece }) => !piece.isOptional).filter(isMissingIn(others));
  const added = others.all.filter(({ amount }) => !isCounted(amount, lists)).filter(isMissingIn(mine));
  return [
    ...(lost.length + added.length > 0 ? reportDifferences(lost, added, pairs, notes) : []),
    ...compareInPairs(pairs, new Set([...lost, ...added].map(({ amount }) => amount))),
  ];
}

/** Numbers of one sentence that its translation replaces with others, wherever else both texts have them. */
function compareInPairs(pairs: readonly SentencePair[], known: ReadonlySet<ReadAmount>): CheckProblem[] {
  return pairs.filter(isOneToOne).flatMap(({ sources, targets }): CheckProblem[] => {
    if (sources[0]?.isOptional) return [];
    const targetNumbers = new Set(numberKeys(targets));
    // The usual case, where nothing more is compared.
    if (targetNumbers.size === 0 || numberKeys(sources).every((key) => targetNumbers.has(key))) return [];
    const [mine, others] = [readValues(sources), readValues(targets)];
    const isOther = (values: Values) => (value: PlacedValue) =>
      !value.amount.soft && value.amount.unit !== '' && !known.has(value.amount) && !has(values, value);
    const [lost, added] = [mine.all.filter(isOther(others)), others.all.filter(isOther(mine))];
    return lost.flatMap(({ amount, piece }): CheckProblem[] => {
      const other = added.find((one) => one.amount.dimension === amount.dimension);
      if (!other) return [];
      const message = describeReplaced(wordsAround(piece, amount), other.amount.raw);
      const tell = isMeasure(amount) && isMeasure(other.amount) ? problemIn : hintIn;
      return [tell('number_changed', message, other.piece.text, other.amount.raw)];
    });
  });
}

/** Bare numbers and counts (2WAY, 3色, 1回転) have many right forms; a measure does not. */
export const isMeasure = ({ dimension }: ReadAmount): boolean => !/^(?:count|in_one|people|rotation)$/.test(dimension);

export const valuesIn = (amount: ReadAmount): Value[] =>
  amount.keys.map((key, at) => ({ key, number: (at === 0 ? amount.number : amount.to) ?? 0, amount }));

type Values = ReturnType<typeof readValues>;

function readValues(pieces: Sentences) {
  const all = pieces.flatMap((piece) => piece.amounts.flatMap(valuesIn).map((value) => ({ ...value, piece })));
  return {
    all,
    keys: new Set(all.map(({ key }) => key)),
    numbers: new Set(all.map(({ number }) => number)),
    bare: new Set(all.filter(isBare).map(({ number }) => number)),
    byDimension: groupBy(all, ({ amount }) => amount.dimension),
    /** In the text's codes. */
    digits: new Set(codesIn(pieces).flatMap((code) => code.match(/\d+/g) ?? [])),
  };
}

const MOST_COMPARED = 100;

/** No unit and no counted noun: "3 gotas" is not 3ml; 280 g/m² may be 1㎡あたり280g. */
const isBare = ({ amount: { unit, end }, piece: { folded, start } }: PlacedValue): boolean =>
  unit === 'gsm' ||
  (unit === '' &&
    !/^ ?(?:de )?[a-z]{3}|^(?![のでをがはにとへも])[ぁ-んァ-ヶ一-龠]/.test(folded.slice(end - start, end - start + 8)));

/** The same number, or the same amount in another unit; "inox 304" matches SUS304. */
function has(values: Values, value: PlacedValue): boolean {
  if (values.keys.has(value.key) || values.bare.has(value.number)) return true;
  if (isBare(value) && values.numbers.has(value.number)) return true;
  const dimension = value.amount.dimension;
  const digits = String(value.number);
  if (dimension === 'count' && (value.amount.unit === '' || digits.length > 1) && values.digits.has(digits))
    return true;
  return (values.byDimension.get(dimension) ?? []).slice(0, MOST_COMPARED).some((one) => isAlike(one, value));
}

const inBase = ({ key }: Value): number => Number(key.slice(key.indexOf(' ') + 1));
const TURNED: ReadonlySet<string> = new Set(['inch', 'ft', 'lb', 'oz', 'psi']);

/** Equal amounts in different units: 365 days and a year, inches and centimetres. */
export function isAlike(one: Value, other: Value): boolean {
  const [first, second] = [one.amount, other.amount];
  if (first.dimension !== second.dimension || first.unit === second.unit) return false;
  const tolerance = TURNED.has(first.unit) || TURNED.has(second.unit) ? 0.03 : first.dimension === 'time' ? 0.02 : 0;
  return Math.abs(inBase(one) - inBase(other)) <= tolerance * Math.abs(inBase(one));
}

/** A text may count a list: three colours are 3色. */
export const isCounted = ({ unit, number }: ReadAmount, items: ReadonlySet<number>): boolean =>
  /^(?:colour|mode|level|item|set|other|piece|compartment)?$/.test(unit) && items.has(number);

/** Lengths of the lists in a text. */
export function listLengths(folded: string): ReadonlySet<number> {
  const parts = folded.split(/[;:.(\n]/);
  return new Set(parts.map((part) => part.split(/, | e | ou |\/|、|\+/).length).filter((count) => count > 1));
}

const VOLTAGES: ReadonlySet<number> = new Set([100, 110, 120, 127, 220, 230, 240]);

/** 3.5mm for the plug P2, 100V for "bivolt". */
function isStatedOtherwise({ key, amount }: PlacedValue, { folded }: ParsedText): boolean {
  // "no primeiro ano" is 1年間.
  if (amount.dimension === 'time' && amount.number === 1) return true;
  if (amount.unit === 'v') return VOLTAGES.has(amount.number) && folded.includes('bivolt') && !/\d ?v\b/.test(folded);
  return key === 'length 3.5' && /\bp2\b/.test(folded);
}

const isSameKind = (one: ReadAmount, other: ReadAmount): boolean =>
  one.unit === '' || other.unit === '' || one.dimension === other.dimension;

const oncePerAmount = (values: readonly PlacedValue[]): PlacedValue[] => [
  ...new Map(values.map((value) => [value.amount, value])).values(),
];

function reportDifferences(
  lost: PlacedValue[],
  added: PlacedValue[],
  pairs: readonly SentencePair[],
  notes: string,
): CheckProblem[] {
  const inNotes = new Set(readAmounts(notes, 'pt').map(({ number }) => number));
  const pairOf = new Map(pairs.flatMap((pair) => pair.sources.map((piece) => [piece, pair] as const)));
  const free = groupBy(oncePerAmount(added), ({ piece }) => piece);
  const lostProblems = oncePerAmount(lost).map(({ amount, piece }): CheckProblem => {
    const targets = pairOf.get(piece)?.targets ?? [];
    const ownWords = wordsAround(piece, amount);
    for (const target of targets) {
      const list = free.get(target) ?? [];
      const at = list.slice(0, MOST_COMPARED).findIndex((other) => isSameKind(amount, other.amount));
      const [other] = at < 0 ? [] : list.splice(at, 1);
      if (other) {
        const tell = isMeasure(amount) && isMeasure(other.amount) ? problemIn : hintIn;
        return tell('number_changed', describeReplaced(ownWords, other.amount.raw), target.text, other.amount.raw);
      }
    }
    // A number without a unit may become a word: "quatro estações" is 四季.
    const code = amount.unit === '' ? 'fact_lost' : 'number_changed';
    return hintIn(code, `Faltou ${quote(ownWords)}.`, targets[0]?.text);
  });
  const more = [...free.values()].flat().map(({ amount, piece }): CheckProblem => {
    if (inNotes.has(amount.number) && amount.number > 9)
      return problemIn('note_leaked', `O número ${quote(amount.raw)} é das suas notas.`, piece.text, amount.raw);
    const message = `O número ${quote(amount.raw)} não está no seu texto.`;
    const tell = isMeasure(amount) ? problemIn : hintIn;
    return tell('fact_added', message, piece.text, amount.raw);
  });
  return [...lostProblems, ...more];
}
