import { groupBy } from '#domain/group-by.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import { goodsOf } from '#domain/sheet/goods-kinds.ts';
import { mergeSheet } from '#domain/sheet/merge-sheet.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { type Entry, SHEET_LIMITS, type Sheet, type SheetField, type Suggestion } from '#domain/sheet/sheet.ts';
import { type FactContext, type FactEntries, factEntries } from './fact-entries.ts';
import type { Fact } from './facts.ts';
import { labelOfFact } from './facts.ts';

/** Facts have no timestamp. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

type Placed = FactEntries & { fact: Fact };

/** Certain facts become accepted fields, others suggestions, the rest `other` or private notes: nothing is lost. */
export function sheetFromFacts(
  facts: readonly Fact[],
  source: string,
): { sheet: Sheet; suggestions: Suggestion[]; notes: string[] } {
  const context = contextOf(facts);
  const notes: string[] = [];
  const placed = facts.flatMap((fact): Placed[] => {
    const found = isShort(fact) ? factEntries(fact, context) : null;
    if (!found) notes.push(noteOf(fact));
    return (found ?? []).map((each) => ({ ...each, entries: withClause(each.entries, fact), fact }));
  });
  const accepted = new Map<FieldKey, { field: SheetField; from: Placed[] }>();
  const waiting: Placed[] = [];
  for (const each of placed) {
    const known = accepted.get(each.field);
    if (!isSure(each)) waiting.push(each);
    else if (known && (isOther(each, known.field.value) || known.field.value.length >= SHEET_LIMITS.listItems))
      waiting.push({ ...each, needsLook: 'conflict' });
    else
      accepted.set(each.field, {
        field: fieldWith(known?.field, each),
        from: [...(known?.from ?? []), each],
      });
  }
  const sheet: Sheet = {};
  for (const [key, { field, from }] of accepted) {
    // An invalid value (shares that do not add up to 100%) becomes a suggestion.
    if (checkField(key, field) === null) sheet[key] = field;
    else waiting.push(...from);
  }
  return { sheet: mergeSheet(sheet, {}), suggestions: suggestionsOf(waiting, sheet, source), notes };
}

function contextOf(facts: readonly Fact[]): FactContext {
  const name = facts.find(({ kind }) => kind === 'product_type')?.value ?? '';
  const choice = findChoice(PRODUCT_TYPES, name)?.key;
  const sheet: Sheet = { product_type: { value: [{ choice }], acceptedAt: LONG_AGO } };
  return { goods: goodsOf(sheet) };
}

/** A price always needs a check by the seller; a fact that the seller added does not. */
const isSure = ({ fact, needsLook }: Placed): boolean =>
  (fact.line === -1 || !fact.unsure) && needsLook === undefined && fact.kind !== 'price';

const isShort = ({ kind, value, clause = '' }: Fact): boolean =>
  (kind === 'link' || value.length <= SHEET_LIMITS.text) && clause.length <= SHEET_LIMITS.limit;

/** The condition of a value becomes its limit. */
const withClause = (entries: Entry[], { clause }: Fact): Entry[] =>
  clause === undefined ? entries : entries.map((entry) => ({ ...entry, limit: { pt: clause.trim() } }));

function noteOf(fact: Fact): string {
  const { value, unit, text, clause } = fact;
  const words = [...new Set([text, clause])].filter((each) => each && each.trim() !== value);
  return `${labelOfFact(fact)}: ${[value, unit].filter(Boolean).join(' ')}${words.length > 0 ? ` (“${words.join('”, “')}”)` : ''}`;
}

const same = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A different value for a field that takes only one. */
function isOther({ field, entries }: Placed, known: readonly Entry[]): boolean {
  const { kind } = fieldRow(field);
  const isNew = (entry: Entry) => !known.some((each) => same(each, entry));
  if (kind === 'entries')
    return entries.some((entry) => isNew(entry) && known.some(({ choice }) => choice === entry.choice));
  const isSingle = ['number', 'amount', 'choice'].includes(kind) || field === 'brand';
  return isSingle && entries.some(isNew);
}

function fieldWith(known: SheetField | undefined, { entries, fact }: Placed): SheetField {
  const value = known?.value ?? [];
  const words = [...new Set([...(known?.words?.split(' / ') ?? []), fact.text.trim()])].filter(Boolean).join(' / ');
  return {
    value: [...value, ...entries.filter((entry) => !value.some((each) => same(each, entry)))],
    ...(words ? { words } : {}),
    acceptedAt: LONG_AGO,
  };
}

/** One suggestion per line and field. */
function suggestionsOf(waiting: readonly Placed[], sheet: Sheet, source: string): Suggestion[] {
  const find = placesIn(source);
  const groups = groupBy(waiting, ({ field, fact, needsLook }) => `${field} ${fact.line} ${needsLook ?? ''}`);
  return [...groups.values()].flatMap((group) => {
    const areTogether = group.every((each) => !isOther(each, []) && find(each.fact) !== null);
    return (areTogether ? [group] : group.map((each) => [each])).map((part) => suggestionOf(part, sheet, source, find));
  });
}

type Place = { start: number; end: number };
type Find = (fact: Fact) => Place | null;

function placesIn(source: string): Find {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ text, line }) => {
    const onLine = source.indexOf(text, starts[line] ?? 0);
    const start = onLine >= 0 ? onLine : source.indexOf(text);
    return text === '' || start < 0 ? null : { start, end: start + text.length };
  };
}

function suggestionOf(placed: readonly Placed[], sheet: Sheet, source: string, find: Find): Suggestion {
  const value = placed.flatMap(({ entries }) => entries);
  const field = placed[0]?.field ?? 'other';
  const places = placed.flatMap(({ fact }) => find(fact) ?? []);
  const place =
    places.length === 0
      ? { start: 0, end: 0 }
      : { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) };
  const needsLook = placed[0]?.needsLook ?? (sheet[field] ? 'conflict' : undefined);
  return {
    id: `${field}-${hashText(JSON.stringify([value, undefined])).toString(36)}`,
    field,
    value,
    words: places.length === 0 ? (placed[0]?.fact.text ?? '') : source.slice(place.start, place.end),
    ...place,
    by: 'import',
    ...(needsLook ? { needsLook } : {}),
  };
}
