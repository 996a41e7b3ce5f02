import type { ReadAmount } from '#writer/text/numbers.ts';
import type { Pair } from './align.ts';
import { compareLabels } from './compare-labels.ts';
import { compareQualifiers } from './compare-qualifiers.ts';
import { dimensionOf, type Piece, valueKeys, wordsAround } from './reading.ts';
import { type Finding, quote } from './warn.ts';

/** One number of an amount: of a range there are two. */
export type Value = { key: string; number: number; amount: ReadAmount };
export type Difference = { source: Piece; target: Piece; lost: Value[]; added: Value[] };

/** Numbers of a translation: changed, lost, added, swapped between their labels, without their "até" or "cerca de". */
export function compareAmounts(pairs: readonly Pair[]): Finding[] {
  const differences = pairs.flatMap(({ source, target }) =>
    source && target ? [{ source, target, ...differ(source, target) }] : [],
  );
  const alone = pairs.flatMap(({ source, target }) => (target && !source ? valuesOf(target) : []));
  forgetMoved(differences, new Set(alone.map(({ key }) => key)));
  return differences.flatMap((difference) => {
    const told = tellDifference(difference);
    return told.length > 0 ? told : [...compareLabels(difference), ...compareQualifiers(difference)];
  });
}

const valuesOf = ({ amounts }: Piece): Value[] => amounts.flatMap(valuesIn);

export const valuesIn = (amount: ReadAmount): Value[] =>
  valueKeys(amount).map((key, at) => ({ key, number: (at === 0 ? amount.number : amount.to) ?? 0, amount }));

const MOST_COMPARED = 50;

function differ(source: Piece, target: Piece): Pick<Difference, 'lost' | 'added'> {
  const [own, theirs] = [valuesOf(source), valuesOf(target)];
  const [ownKeys, theirKeys] = [new Set(own.map(({ key }) => key)), new Set(theirs.map(({ key }) => key))];
  let lost = own.filter(({ key, amount }) => !amount.soft && !theirKeys.has(key));
  let added = theirs.filter(({ key, amount }) => !amount.soft && !ownKeys.has(key));
  if (lost.length + added.length === 0) return { lost, added };
  const isBare = bareNumbers(source, target);
  const near = (list: readonly Value[], value: Value) =>
    list.slice(0, MOST_COMPARED).some((one) => isAlike(one, value, isBare));
  const missing = lost.filter((value) => !near(theirs, value) && !standsInCode(value, target));
  const items = listLengths(source.folded);
  added = added.filter(
    (value) =>
      !near(own, value) &&
      !standsInCode(value, source) &&
      !isCounted(value, items) &&
      !isJack(value, source) &&
      !isAllYear(value, source) &&
      !isBivolt(value, source),
  );
  lost = missing.filter(
    (value) => !isBivolt(value, source) && !isAllYear(value, source) && !isWholly(value, source, target),
  );
  return { lost, added };
}

const bare = ({ key }: Value): number => Number(key.slice(key.indexOf(' ') + 1));
const TURNED: ReadonlySet<string> = new Set(['inch', 'ft', 'lb', 'oz', 'psi']);

/** The same amount said otherwise: without its unit, 365 days for a year, inches in centimetres. */
export function isAlike(one: Value, other: Value, isBare: (amount: ReadAmount) => boolean): boolean {
  const [first, second] = [one.amount, other.amount];
  if (dimensionOf(first) !== dimensionOf(second) && (isBare(first) || isBare(second)))
    return one.number === other.number;
  if (dimensionOf(first) !== dimensionOf(second) || first.unit === second.unit) return false;
  const tolerance = TURNED.has(first.unit) || TURNED.has(second.unit) ? 0.03 : dimensionOf(first) === 'time' ? 0.02 : 0;
  return Math.abs(bare(one) - bare(other)) <= tolerance * Math.abs(bare(one));
}

/** Without a unit, and without a noun that it counts: "3 gotas" are no 3ml. */
function bareNumbers(...pieces: Piece[]): (amount: ReadAmount) => boolean {
  const bare = new Set(
    pieces.flatMap(({ amounts, folded, start }) =>
      amounts.filter(
        ({ unit, end }) =>
          unit === '' &&
          !/^ ?(?:de )?[a-z]{3}|^(?![のでをがはにとへも])[ぁ-んァ-ヶ一-龠]/.test(
            folded.slice(end - start, end - start + 8),
          ),
      ),
    ),
  );
  return (amount) => bare.has(amount);
}

/** "inox 304" is SUS304, "3 em 1" is in 3in1: bare numbers that the other side has inside a code. */
function standsInCode({ amount }: Value, { codes }: Piece): boolean {
  if (amount.unit !== '' && dimensionOf(amount) !== 'count') return false;
  const digits = String(amount.number);
  return codes.some(({ code }) => code.includes(digits));
}

/** What is listed may be counted: three colours are 3色. */
const isCounted = ({ amount }: Value, items: ReadonlySet<number>): boolean =>
  /^(?:colour|mode|level|item|set|other|piece)$/.test(amount.unit) && items.has(amount.number);

/** How many things the lists of a text name. */
export function listLengths(folded: string): ReadonlySet<number> {
  const parts = folded.split(/[;:.(]/);
  return new Set(parts.map((part) => part.split(/, | e | ou |\/|、|\+/).length).filter((count) => count > 1));
}

/** "não é 100% à prova d'água": 完全. */
function isWholly({ key, amount }: Value, source: Piece, target: Piece): boolean {
  if (key !== 'share 100') return false;
  const isShare = source.found.some(
    (word) => /^(?:material|food) /.test(word.key) && Math.abs(word.start - amount.end) < 12,
  );
  return !isShare || /完全|すべて|全て|全部|まるごと|オール|純|フル/.test(target.text);
}

/** "7 dias por semana" is 365日. */
const isAllYear = ({ amount }: Value, { folded }: Piece): boolean =>
  amount.unit === 'day' && /^(?:7|365)$/.test(String(amount.number)) && /7 dias (?:por|da) semana/.test(folded);

/** The plug "P2" is 3.5mm. */
const isJack = ({ key }: Value, { codes }: Piece): boolean =>
  key === 'length 3.5' && codes.some(({ code }) => code === 'p2');

const VOLTAGES: ReadonlySet<number> = new Set([100, 110, 120, 127, 220, 230, 240]);
const isBivolt = ({ amount }: Value, { folded }: Piece): boolean =>
  amount.unit === 'v' && VOLTAGES.has(amount.number) && /bivolt/.test(folded);

/** A number that only stands in a neighbouring sentence is not lost; one that took another's place is. */
function forgetMoved(differences: readonly Difference[], alone: ReadonlySet<string>): void {
  const places = new Map<string, { difference: Difference; value: Value }>();
  for (const difference of differences)
    for (const value of difference.added) places.set(value.key, { difference, value });
  const moved = new Set<Value>();
  for (const difference of differences)
    for (const value of difference.lost) {
      const place = places.get(value.key);
      if (!place || moved.has(place.value) || (isReplaced(difference, value) && isReplaced(place.difference, value)))
        continue;
      moved.add(value).add(place.value);
    }
  for (const difference of differences) {
    difference.lost = difference.lost.filter((value) => !moved.has(value) && !alone.has(value.key));
    difference.added = difference.added.filter((value) => !moved.has(value));
  }
}

const isReplaced = ({ lost, added }: Difference, value: Value): boolean =>
  [...lost, ...added].some((one) => one.key !== value.key && dimensionOf(one.amount) === dimensionOf(value.amount));

function tellDifference({ source, target, lost, added }: Difference): Finding[] {
  const free = added.slice(0, MOST_COMPARED);
  const sentence = target.text;
  const told = [...new Set(lost.map(({ amount }) => amount))].slice(0, MOST_COMPARED).map((amount): Finding => {
    const at = free.findIndex((value) => isSameKind(amount, value.amount));
    const other = at < 0 ? undefined : free.splice(at, 1)[0]?.amount;
    return other
      ? {
          code: 'number_changed',
          excerpt: other.raw,
          sentence,
          message: `No seu texto está ${quote(wordsAround(source, amount))}; aqui está ${quote(other.raw)}.`,
        }
      : { code: 'fact_lost', excerpt: '', sentence, message: `Faltou ${quote(wordsAround(source, amount))}.` };
  });
  const extra = [...new Set(free.map(({ amount }) => amount))];
  return [
    ...told,
    ...extra
      .filter((amount) => !told.some(({ excerpt }) => excerpt === amount.raw))
      .map(
        (amount): Finding => ({
          code: 'fact_added',
          excerpt: amount.raw,
          sentence,
          message: `O número ${quote(amount.raw)} não está no seu texto.`,
        }),
      ),
  ];
}

const isSameKind = (one: ReadAmount, other: ReadAmount): boolean =>
  one.unit === '' || other.unit === '' || dimensionOf(one) === dimensionOf(other);
