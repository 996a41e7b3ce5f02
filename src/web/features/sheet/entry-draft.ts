import type { FieldRow } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import type { Amount, Entry, Qualifier, SheetWords } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';
import { numberPt } from '#domain/sheet/wording/say-number.ts';

/** Form state of an entry: all strings, so that incomplete numbers stay as typed. */
export type EntryDraft = {
  id: string;
  /** Key of the option if only the table's options are allowed, otherwise its Portuguese label or custom words. */
  name: string;
  ja: string;
  detail: string;
  qualifier: Qualifier | '';
  number: string;
  to: string;
  unit: string;
  part: string;
  partJa: string;
  allowed: 'yes' | 'no' | '';
  label: string;
  labelJa: string;
  limit: string;
  limitJa: string;
  measures: Readonly<Record<string, string>>;
  before: Entry;
};

export function membersOf(row: FieldRow) {
  const { kind, choices, units, parts, pattern, yesNo } = row;
  const hasDetail = pattern.pt.includes('{t}');
  const isMeasure = kind === 'number' || kind === 'amount' || kind === 'entries';
  return {
    hasName: !isMeasure || choices.length > 0,
    isClosed: isMeasure || kind === 'yesno' || kind === 'axes',
    hasDetail,
    hasAmount: units.length > 0,
    hasParts: parts.length > 0,
    hasAllowed: yesNo !== undefined,
    hasLabel: kind === 'other',
    hasMeasures: kind === 'sizes',
    isPlain: kind === 'notes' || kind === 'link' || row.key === 'jan_code',
    isSingle: kind === 'choice' || kind === 'notes' || kind === 'link',
  };
}

let lastId = 0;

export function draftOf(row: FieldRow, entry: Entry = {}): EntryDraft {
  const { choice, pt = '', amount, part, label, limit, measures = {} } = entry;
  const { isClosed } = membersOf(row);
  const known = row.choices.find(({ key }) => key === choice);
  const knownPart = typeof part === 'string' ? row.parts.find(({ key }) => key === part) : undefined;
  const ownPart = typeof part === 'object' ? part : undefined;
  lastId += 1;
  return {
    id: String(lastId),
    name: isClosed ? (choice ?? '') : (known?.pt ?? pt),
    ja: entry.ja ?? '',
    detail: known || isClosed ? pt : '',
    qualifier: amount?.qualifier ?? '',
    number: amount ? numberText(amount.number, amount.unit) : '',
    to: amount?.to === undefined ? '' : numberText(amount.to, amount.unit),
    unit: amount?.unit ?? row.units[0] ?? '',
    part: knownPart?.pt ?? ownPart?.pt ?? '',
    partJa: ownPart?.ja ?? '',
    allowed: entry.allowed === undefined ? '' : entry.allowed ? 'yes' : 'no',
    label: label?.pt ?? '',
    labelJa: label?.ja ?? '',
    limit: limit?.pt ?? '',
    limitJa: limit?.ja ?? '',
    measures: Object.fromEntries(Object.entries(measures).map(([column, size]) => [column, numberText(size)])),
    before: entry,
  };
}

/** "1,8", and of money "68,90". */
const numberText = (value: number, unit = ''): string =>
  unitOf(unit)?.dimension === 'money' && !Number.isInteger(value)
    ? value.toFixed(2).replace('.', ',')
    : numberPt(value).replace('−', '-');

/** Parses "1.200,5" and "1.8"; NaN if it is not a number. */
function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace('−', '-')
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Custom words with their Japanese; a machine translation stays marked until somebody changes it. */
export function wordsOf(
  pt: string,
  ja: string,
  before: Pick<Entry, 'pt' | 'ja' | 'translated'> | undefined,
): SheetWords {
  const isSame = before?.pt === pt.trim() && before.ja === ja.trim();
  return {
    pt: pt.trim(),
    ...(ja.trim() && { ja: ja.trim() }),
    ...(isSame && before.translated && { translated: true as const }),
  };
}

export function entryOf(row: FieldRow, draft: EntryDraft): Entry {
  const { isClosed, hasDetail, hasMeasures } = membersOf(row);
  const { before } = draft;
  const choice = isClosed ? draft.name || undefined : findChoice(row.choices, draft.name)?.key;
  const detail = hasDetail && draft.detail.trim() ? { pt: draft.detail.trim() } : {};
  const own = draft.name.trim() && !isClosed ? wordsOf(draft.name, draft.ja, before) : {};
  const measures = Object.entries(draft.measures)
    .filter(([, size]) => size.trim())
    .map(([column, size]) => [column, readNumber(size)] as const);
  return {
    ...(choice === undefined ? (isClosed ? detail : own) : { choice, ...detail }),
    ...(draft.number.trim() && { amount: amountOf(draft) }),
    ...(draft.part.trim() && { part: partOf(row, draft) }),
    ...(draft.allowed && { allowed: draft.allowed === 'yes' }),
    ...(hasMeasures && measures.length > 0 && { measures: Object.fromEntries(measures) }),
    ...(draft.label.trim() && { label: wordsOf(draft.label, draft.labelJa, before.label) }),
    ...(draft.limit.trim() && { limit: wordsOf(draft.limit, draft.limitJa, before.limit) }),
  };
}

const amountOf = ({ number, to, unit, qualifier }: EntryDraft): Amount => ({
  number: readNumber(number),
  ...(to.trim() && { to: readNumber(to) }),
  unit,
  ...(qualifier && { qualifier }),
});

function partOf(row: FieldRow, { part, partJa, before }: EntryDraft): string | SheetWords {
  const own = typeof before.part === 'object' ? before.part : undefined;
  return findChoice(row.parts, part)?.key ?? wordsOf(part, partJa, own);
}

export const isBlank = (entry: Entry): boolean =>
  Object.entries(entry).every(([key, value]) => key === 'allowed' || value === undefined);

/** Serialises with sorted keys, because the database does not preserve the key order of objects. */
export const canonical = (node: unknown): string =>
  JSON.stringify(node, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
