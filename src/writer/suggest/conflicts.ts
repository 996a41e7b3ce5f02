import { groupBy } from '#domain/group-by.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Amount, Entry, Suggestion } from '#domain/sheet/sheet.ts';
import { unitOf } from '#domain/sheet/units.ts';

/** Complete lists: two of them are a conflict. Other lists are merged. */
const WHOLE_LISTS: ReadonlySet<string> = new Set(
  'colour fabric contents power_source manual_language for_whom allergens'.split(' '),
);

/** Marks suggestions of one field that contradict each other; an amount found twice is kept once, with its limit. */
export function withConflicts(suggestions: readonly Suggestion[]): Suggestion[] {
  const told = suggestions.flatMap((suggestion) =>
    suggestion.value.map((entry) => ({
      suggestion,
      place: placeOf(suggestion.field, entry),
      value: comparableOf(suggestion, entry),
    })),
  );
  const repeated = new Set<Suggestion>();
  const rivals = new Set<Suggestion>();
  for (const [place, same] of groupBy(told, ({ place }) => place)) {
    if (place === null) continue;
    const values = new Set(same.map(({ value }) => value));
    if (values.size > 1) for (const { suggestion } of same) rivals.add(suggestion);
    else if (same.length > 1 && same.every(({ suggestion }) => suggestion.value.length === 1)) {
      const kept = same.find(({ suggestion }) => suggestion.limit) ?? same[0];
      for (const { suggestion } of same) if (suggestion !== kept?.suggestion) repeated.add(suggestion);
    }
  }
  return suggestions
    .filter((suggestion) => !repeated.has(suggestion))
    .map((suggestion) => (rivals.has(suggestion) ? { ...suggestion, needsLook: 'conflict' } : suggestion));
}

/** Identifies what can have only one value: the field, or one line of it; null if values are merged. */
function placeOf(field: FieldKey, { choice, part, amount, label }: Entry): string | null {
  const { kind } = fieldRow(field);
  if (kind === 'number' || kind === 'amount' || kind === 'entries')
    return `${field} ${kind === 'entries' || choice === 'opening' ? choice : ''} ${unitOf(amount?.unit ?? '')?.dimension}`;
  if (kind === 'yesno') return `${field} ${choice}`;
  if (kind === 'parts') return `${field} ${JSON.stringify(part)}`;
  if (kind === 'other') return `${field} ${label?.pt}`;
  if (kind === 'notes' || kind === 'link' || field === 'how_to_use') return null;
  if (kind === 'list' || kind === 'choices') return WHOLE_LISTS.has(field) ? field : null;
  return field;
}

/** For comparing: an amount in its smallest unit, anything else as the whole value of its suggestion. */
function comparableOf({ field, value }: Suggestion, entry: Entry): string {
  const { kind } = fieldRow(field);
  if (kind === 'yesno') return String(entry.allowed);
  if (entry.amount && kind !== 'list' && kind !== 'axes') return baseOf(entry.amount);
  if (kind === 'parts')
    return JSON.stringify(value.filter(({ part }) => JSON.stringify(part) === JSON.stringify(entry.part)));
  return JSON.stringify(value);
}

function baseOf({ number, to, unit }: Amount): string {
  const scale = unitOf(unit)?.scale ?? 1;
  return `${(number * scale).toPrecision(6)} ${to === undefined ? '' : (to * scale).toPrecision(6)}`;
}
