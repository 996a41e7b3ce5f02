import { foldText } from '#domain/text/fold-text.ts';
import { fieldRow } from './all-fields.ts';
import type { FieldKey } from './field-keys.ts';
import type { Amount, Entry, SheetField, SheetWords } from './sheet.ts';
import { unitOf } from './units.ts';

/** The value of a field with its limit. */
export type ValueWithLimit = Pick<SheetField, 'value' | 'limit'>;

/** Complete lists: two different ones contradict each other. Other lists are added up. */
const WHOLE_LISTS: ReadonlySet<string> = new Set(
  'colour fabric contents power_source manual_language for_whom allergens'.split(' '),
);

const fold = (text: string | undefined): string => foldText(text ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
const partOf = ({ part }: Entry): string => (typeof part === 'string' ? part : fold(part?.pt));
const dimensionOf = ({ amount }: Entry): string => unitOf(amount?.unit ?? '')?.dimension ?? '';

/** In its smallest unit, without "cerca de". */
function baseOf({ number, to, unit }: Amount): string {
  const scale = unitOf(unit)?.scale ?? 1;
  return `${(number * scale).toPrecision(6)} ${to === undefined ? '' : (to * scale).toPrecision(6)}`;
}

/** Every entry of a field is compared with every other, so what it says is computed once. */
const sayings = { list: new WeakMap<Entry, string>(), other: new WeakMap<Entry, string>() };

function sayingOf(key: FieldKey, entry: Entry): string {
  const isList = fieldRow(key).kind === 'list';
  const known = sayings[isList ? 'list' : 'other'];
  const saying = known.get(entry);
  if (saying !== undefined) return saying;
  const number = entry.amount ? `${dimensionOf(entry)} ${baseOf(entry.amount)}` : '';
  // An item without a count is one.
  const counted = isList && (entry.amount === undefined || entry.amount.number === 1) ? '' : number;
  const parts = [entry.choice ?? '', fold(entry.pt), partOf(entry), entry.allowed, fold(entry.label?.pt), counted];
  known.set(entry, parts.join('|'));
  return parts.join('|');
}

/** Whether two entries say the same, whatever their limits: 0,9 kg and 900 g, "cama pet" and "Cama pet". */
export function isSameEntry(key: FieldKey, one: Entry, other: Entry): boolean {
  const [mine, theirs] = [one.measures, other.measures];
  return (
    sayingOf(key, one) === sayingOf(key, other) &&
    (!mine || !theirs || Object.keys({ ...mine, ...theirs }).every((column) => mine[column] === theirs[column]))
  );
}

/** A grade says all that its material says: SUS304 is stainless steel. */
const MATERIAL_OF: Readonly<Record<string, string>> = {
  stainless_304: 'stainless_steel',
  stainless_316: 'stainless_steel',
  tempered_glass: 'glass',
  borosilicate: 'glass',
};
const isGrade = (key: FieldKey, one: Entry, other: Entry): boolean =>
  other.choice !== undefined &&
  MATERIAL_OF[one.choice ?? ''] === other.choice &&
  isSameEntry(key, { ...one, choice: other.choice }, other);

const limitOf = (entry: Entry, limit: SheetWords | undefined): string => fold((entry.limit ?? limit)?.pt);

/** Whether two entries cannot both be true: two weights, two brands; each with its own limit they can. */
export function areRivalEntries(key: FieldKey, one: Entry, other: Entry): boolean {
  if (isSameEntry(key, one, other)) return false;
  if (one.limit && other.limit && fold(one.limit.pt) !== fold(other.limit.pt)) return false;
  const { kind } = fieldRow(key);
  if (kind === 'number' || kind === 'amount' || kind === 'entries') {
    const isOther =
      (kind === 'entries' || key === 'shelf_life' || one.choice === 'opening') && one.choice !== other.choice;
    return !isOther && dimensionOf(one) === dimensionOf(other);
  }
  if (kind === 'yesno' || kind === 'axes') return one.choice === other.choice;
  if (kind === 'sizes') return one.choice === other.choice && fold(one.pt) === fold(other.pt);
  if (kind === 'other') return fold(one.label?.pt) === fold(other.label?.pt);
  return kind === 'choice' || (kind === 'code' && key !== 'model_number');
}

const withLimit = ({ value, limit }: ValueWithLimit): readonly Entry[] =>
  limit ? value.map((entry) => ({ ...entry, limit: entry.limit ?? limit })) : value;

/** Whether the first says all that the second says. */
export function covers(key: FieldKey, one: ValueWithLimit, other: ValueWithLimit): boolean {
  if (WHOLE_LISTS.has(key) && one.value.length !== other.value.length) return false;
  return other.value.every((entry) =>
    one.value.some(
      (own) =>
        (isSameEntry(key, own, entry) || isGrade(key, own, entry)) &&
        (own.measures || !entry.measures) &&
        ['', limitOf(own, one.limit)].includes(limitOf(entry, other.limit)) &&
        [undefined, own.amount?.qualifier].includes(entry.amount?.qualifier),
    ),
  );
}

/** Whether the second tells a limit of an entry that the first has without any. */
export const addsLimit = (key: FieldKey, one: ValueWithLimit, other: ValueWithLimit): boolean =>
  other.value.some(
    (entry) =>
      limitOf(entry, other.limit) !== '' &&
      one.value.some((own) => isSameEntry(key, own, entry) && limitOf(own, one.limit) === ''),
  );

/** Whether only one of two values of a field can be accepted. */
export function areRivals(key: FieldKey, one: ValueWithLimit, other: ValueWithLimit): boolean {
  const { kind } = fieldRow(key);
  const hasAll = (some: readonly Entry[], all: readonly Entry[]) =>
    some.every((entry) => all.some((own) => isSameEntry(key, own, entry)));
  const differ = (some: readonly Entry[], all: readonly Entry[]) => !(hasAll(some, all) && hasAll(all, some));
  if (WHOLE_LISTS.has(key) || (kind === 'text' && key !== 'how_to_use')) return differ(one.value, other.value);
  if (kind === 'parts') {
    const shared = new Set(one.value.map(partOf).filter((part) => other.value.some((entry) => partOf(entry) === part)));
    const own = ({ value }: ValueWithLimit) => value.filter((entry) => shared.has(partOf(entry)));
    return differ(own(one), own(other));
  }
  const [mine, theirs] = [withLimit(one), withLimit(other)];
  return mine.some((entry) => theirs.some((each) => areRivalEntries(key, entry, each)));
}

/** Both values in one: equal entries once, with the limit that either has; the later of two rivals stays. */
export function addUp(key: FieldKey, one: ValueWithLimit, other: ValueWithLimit): ValueWithLimit {
  const isSameLimit = fold(one.limit?.pt) === fold(other.limit?.pt);
  const [mine, theirs] = isSameLimit ? [one.value, other.value] : [withLimit(one), withLimit(other)];
  const ownEntries = mine
    .filter((entry) => !theirs.some((each) => areRivalEntries(key, entry, each)))
    .map((entry) => {
      const again = theirs.find((each) => isSameEntry(key, entry, each));
      return again ? { ...again, ...entry, limit: entry.limit ?? again.limit } : entry;
    });
  const added = theirs.filter((entry) => !ownEntries.some((each) => isSameEntry(key, entry, each)));
  const value = [...ownEntries, ...added];
  if (isSameLimit) return { value, ...(one.limit && { limit: one.limit }) };
  const [only] = value;
  if (value.length > 1 || !only?.limit) return { value };
  const { limit, ...entry } = only;
  return { value: [entry], limit };
}
