import type { ReadAmount } from '#writer/text/numbers.ts';
import { isOneToOne, type Pair } from './align.ts';
import { type ParsedSentence, type ParsedText, wordsAround } from './parsed-text.ts';
import { type CheckProblem, quote } from './to-warnings.ts';

/** One number of an amount: a range has two. */
export type Value = { key: string; number: number; amount: ReadAmount };
type PlacedValue = Value & { piece: ParsedSentence };

/** Numbers that do not occur in the other text in any form. */
export function compareAmounts(own: ParsedText, theirs: ParsedText, pairs: readonly Pair[]): CheckProblem[] {
  const [mine, others] = [readValues(own.pieces), readValues(theirs.pieces)];
  const lists = listLengths(own.folded);
  const lost = mine.all.filter(
    (value) => !value.amount.soft && !has(others, value) && !isSaidOtherwise(value, own, theirs),
  );
  const added = others.all.filter(
    (value) =>
      !value.amount.soft &&
      !has(mine, value) &&
      !isCounted(value.amount, lists) &&
      !isSaidOtherwise(value, own, theirs),
  );
  return [
    ...(lost.length + added.length > 0 ? tellDifferences(lost, added, pairs) : []),
    ...compareInPairs(pairs, new Set([...lost, ...added].map(({ amount }) => amount))),
  ];
}

/** Numbers of one sentence that its translation replaces with others, wherever else both texts have them. */
function compareInPairs(pairs: readonly Pair[], told: ReadonlySet<ReadAmount>): CheckProblem[] {
  const hasNumbers = (pieces: readonly ParsedSentence[]) => pieces.some(({ amounts }) => amounts.length > 0);
  return pairs.filter(isOneToOne).flatMap(({ sources, targets }): CheckProblem[] => {
    if (!hasNumbers(sources) || !hasNumbers(targets) || haveSameNumbers(sources[0], targets[0])) return [];
    const [mine, others] = [readValues(sources), readValues(targets)];
    const isOther = (values: Values) => (value: PlacedValue) =>
      !value.amount.soft && value.amount.unit !== '' && !told.has(value.amount) && !has(values, value);
    const [lost, added] = [mine.all.filter(isOther(others)), others.all.filter(isOther(mine))];
    return lost.flatMap(({ amount, piece }): CheckProblem[] => {
      const other = added.find((one) => one.amount.dimension === amount.dimension);
      if (!other) return [];
      const message = `No seu texto está ${quote(wordsAround(piece, amount))}; aqui está ${quote(other.amount.raw)}.`;
      return [{ code: 'number_changed', excerpt: other.amount.raw, sentence: other.piece.text, message }];
    });
  });
}

/** Whether every number of a sentence is in the other: the usual case, where nothing more is compared. */
const haveSameNumbers = (own: ParsedSentence | undefined, theirs: ParsedSentence | undefined): boolean => {
  const others = new Set(theirs?.amounts.flatMap(({ keys }) => keys));
  return own?.amounts.every(({ keys }) => keys.every((key) => others.has(key))) ?? true;
};

export const valuesIn = (amount: ReadAmount): Value[] =>
  amount.keys.map((key, at) => ({ key, number: (at === 0 ? amount.number : amount.to) ?? 0, amount }));

type Values = {
  all: readonly PlacedValue[];
  keys: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  bare: ReadonlySet<number>;
  byDimension: ReadonlyMap<string, readonly Value[]>;
  /** Digits in the text's codes. */
  digits: ReadonlySet<string>;
};

function readValues(pieces: readonly ParsedSentence[]): Values {
  const all = placedIn(pieces);
  const byDimension = new Map<string, Value[]>();
  for (const value of all) {
    const list = byDimension.get(value.amount.dimension);
    if (!list) byDimension.set(value.amount.dimension, [value]);
    else if (list.length < MOST_COMPARED) list.push(value);
  }
  const codes = pieces.flatMap((piece) => piece.codes.map(({ code }) => code));
  return {
    all,
    keys: new Set(all.map(({ key }) => key)),
    numbers: new Set(all.map(({ number }) => number)),
    bare: new Set(all.filter(isBare).map(({ number }) => number)),
    byDimension,
    digits: new Set(codes.flatMap((code) => code.match(/\d+/g) ?? [])),
  };
}

const MOST_COMPARED = 100;

/** No unit and no counted noun: "3 gotas" is not 3ml. */
const isBare = ({ amount: { unit, end }, piece: { folded, start } }: PlacedValue): boolean =>
  unit === '' &&
  !/^ ?(?:de )?[a-z]{3}|^(?![のでをがはにとへも])[ぁ-んァ-ヶ一-龠]/.test(folded.slice(end - start, end - start + 8));

/** The same number, or the same amount in another unit; "inox 304" matches SUS304. */
function has(values: Values, value: PlacedValue): boolean {
  if (values.keys.has(value.key) || values.bare.has(value.number)) return true;
  if (isBare(value) && values.numbers.has(value.number)) return true;
  const dimension = value.amount.dimension;
  const digits = String(value.number);
  if (dimension === 'count' && (value.amount.unit === '' || digits.length > 1) && values.digits.has(digits))
    return true;
  return (values.byDimension.get(dimension) ?? []).some((one) => isAlike(one, value));
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

/** 完全 for "100%", 半分 for "50%", 365日 for "7 dias por semana", 3.5mm for the plug P2, 100V for "bivolt". */
function isSaidOtherwise({ key, amount, piece }: PlacedValue, { folded }: ParsedText, theirs: ParsedText): boolean {
  if (key === 'share 100') {
    const isShare = piece.found.some(
      (word) => /^(?:material|food) /.test(word.key) && Math.abs(word.start - amount.end) < 12,
    );
    return !isShare || /完全|すべて|全て|全部|まるごと|オール|純|フル/.test(theirs.plain);
  }
  if (key === 'share 50') return /半分|ハーフ/.test(theirs.plain);
  if (amount.unit === 'day')
    return /^(?:7|365)$/.test(String(amount.number)) && /7 dias (?:por|da) semana/.test(folded);
  if (amount.unit === 'v') return VOLTAGES.has(amount.number) && folded.includes('bivolt') && !/\d ?v\b/.test(folded);
  return key === 'length 3.5' && /\bp2\b/.test(folded);
}

const isSameKind = (one: ReadAmount, other: ReadAmount): boolean =>
  one.unit === '' || other.unit === '' || one.dimension === other.dimension;

function tellDifferences(
  lost: readonly PlacedValue[],
  added: readonly PlacedValue[],
  pairs: readonly Pair[],
): CheckProblem[] {
  const pairOf = new Map(pairs.flatMap((pair) => pair.sources.map((piece) => [piece, pair] as const)));
  const free = new Map<ParsedSentence, ReadAmount[]>();
  for (const { piece, amount } of added) {
    const list = free.get(piece);
    if (!list) free.set(piece, [amount]);
    else if (list.at(-1) !== amount) list.push(amount);
  }
  const told = [...new Map(lost.map((value) => [value.amount, value])).values()].flatMap(
    ({ amount, piece }): CheckProblem[] => {
      const targets = pairOf.get(piece)?.targets ?? [];
      const said = quote(wordsAround(piece, amount));
      for (const target of targets) {
        const list = free.get(target) ?? [];
        const at = list.slice(0, MOST_COMPARED).findIndex((other) => isSameKind(amount, other));
        const [other] = at < 0 ? [] : list.splice(at, 1);
        const message = `No seu texto está ${said}; aqui está ${quote(other?.raw ?? '')}.`;
        if (other) return [{ code: 'number_changed', excerpt: other.raw, sentence: target.text, message }];
      }
      // A number without a unit may become a word: "quatro estações" is 四季.
      const code = amount.unit === '' ? 'fact_lost' : 'number_changed';
      return [{ code, excerpt: '', sentence: targets[0]?.text ?? '', message: `Faltou ${said}.` }];
    },
  );
  const more = [...free].flatMap(([{ text: sentence }, amounts]) =>
    amounts.map((amount): CheckProblem => {
      const message = `O número ${quote(amount.raw)} não está no seu texto.`;
      const problem = { code: 'fact_added' as const, excerpt: amount.raw, sentence, message };
      // A translation may count the items of a list.
      return amount.number < 10 && amount.dimension === 'count' ? { ...problem, hint: true } : problem;
    }),
  );
  return [...told, ...more];
}

const placedIn = (pieces: readonly ParsedSentence[]): PlacedValue[] =>
  pieces.flatMap((piece) =>
    piece.amounts.flatMap((amount) =>
      amount.keys.map((key, at) => ({ key, number: (at === 0 ? amount.number : amount.to) ?? 0, amount, piece })),
    ),
  );
