import { groupBy } from '#domain/group-by.ts';
import { hashText } from '#domain/robots/seeded-random.ts';
import { fieldRow } from '#domain/sheet/all-fields.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { findChoice } from '#domain/sheet/find-choice.ts';
import { goodsOf } from '#domain/sheet/goods-kinds.ts';
import { PRODUCT_TYPES } from '#domain/sheet/product-types.ts';
import { type Entry, SHEET_LIMITS, type Sheet, type SheetField, type Suggestion } from '#domain/sheet/sheet.ts';
import { type FactEntries, factEntries } from './fact-entries.ts';
import { type Fact, labelOfFact } from './facts.ts';

/** Facts have no timestamp. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

type Placed = FactEntries & { fact: Fact };

/** Certain facts become accepted fields, others suggestions, the rest `other` or private notes: nothing is lost. */
export function sheetFromFacts(
  facts: readonly Fact[],
  source: string,
): { sheet: Sheet; suggestions: Suggestion[]; notes: string[] } {
  const name = facts.find(({ kind }) => kind === 'product_type')?.value ?? '';
  const choice = findChoice(PRODUCT_TYPES, name)?.key;
  const goods = goodsOf({ product_type: { value: [{ choice }], acceptedAt: LONG_AGO } });
  const notes: string[] = [];
  const placed = facts.flatMap((fact): Placed[] => {
    const found = isShort(fact) ? factEntries(fact, goods) : null;
    if (!found) notes.push(noteOf(fact));
    return (found ?? []).map((each) => ({ ...each, entries: withClause(each.entries, fact), fact }));
  });
  const sheet: Sheet = {};
  const waiting = placed.filter((each) => !isSure(each));
  for (const [field, sure] of groupBy(placed.filter(isSure), (each) => each.field)) {
    const taken: Placed[] = [];
    for (const each of sure) {
      const known = fieldOf(taken).value;
      if (isOther(each, known) || known.length >= SHEET_LIMITS.listItems)
        waiting.push({ ...each, needsLook: 'conflict' });
      else taken.push(each);
    }
    // An invalid value (shares that do not add up to 100%) becomes a suggestion.
    if (checkField(field, fieldOf(taken)) === null) sheet[field] = fieldOf(taken);
    else waiting.push(...taken);
  }
  // One suggestion per line and field, or per value of a field that takes only one.
  const groups = groupBy(waiting, (each) =>
    isSingle(each.field) ? each : `${each.field} ${each.fact.line} ${each.needsLook}`,
  );
  return { sheet, suggestions: [...groups.values()].map((group) => suggestionOf(group, sheet, source)), notes };
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

const isSingle = (field: FieldKey): boolean =>
  ['number', 'amount', 'choice'].includes(fieldRow(field).kind) || field === 'brand';

/** A different value for a field that takes only one, or one of each choice. */
function isOther({ field, entries }: Placed, known: readonly Entry[]): boolean {
  const isRival = (one: Entry, other: Entry) =>
    isSingle(field) || (fieldRow(field).kind === 'entries' && one.choice === other.choice);
  return entries.some(
    (entry) => !known.some((each) => same(each, entry)) && known.some((each) => isRival(each, entry)),
  );
}

const wordsOf = (placed: readonly Placed[]): string =>
  [...new Set(placed.map(({ fact }) => fact.text.trim()))].filter(Boolean).join(' / ');

function fieldOf(placed: readonly Placed[]): SheetField {
  const entries = placed.flatMap((each) => each.entries);
  const words = wordsOf(placed);
  return {
    value: entries.filter((entry, at) => entries.findIndex((each) => same(each, entry)) === at),
    ...(words && { words }),
    acceptedAt: LONG_AGO,
  };
}

function suggestionOf(placed: readonly Placed[], sheet: Sheet, source: string): Suggestion {
  const value = placed.flatMap(({ entries }) => entries);
  const field = placed[0]?.field ?? 'other';
  const places = placed.flatMap(({ fact }) => placeOf(fact, source));
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  const needsLook = placed[0]?.needsLook ?? (sheet[field] ? 'conflict' : undefined);
  return {
    id: `${field}-${hashText(JSON.stringify([value, undefined])).toString(36)}`,
    field,
    value,
    ...(places.length === 0
      ? { words: wordsOf(placed), start: 0, end: 0 }
      : { words: source.slice(start, end), start, end }),
    by: 'import',
    ...(needsLook && { needsLook }),
  };
}

/** The words of a fact on its line, else anywhere. */
function placeOf({ text, line }: Fact, source: string): { start: number; end: number }[] {
  const before = source.split('\n').slice(0, Math.max(0, line)).join('\n').length;
  const onLine = source.indexOf(text, before);
  const start = onLine >= 0 ? onLine : source.indexOf(text);
  return text === '' || start < 0 ? [] : [{ start, end: start + text.length }];
}
