import { FIELDS } from '#domain/sheet/all-fields.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import { readEntries } from './read-entries.ts';
import { isAllFromTables, type ParsedField, withFieldLimit } from './read-labelled-value.ts';
import { suggestFields } from './suggest-fields.ts';

/** An amount, not a sentence that has one: "2 anos", "cerca de 320g". */
const AMOUNT_WORDS = 3;

/** Fields for selected words ("Isto é…"): those of the rules, else those of which a table or a unit knows the words. */
export function suggestFromWords(words: string): ParsedField[] {
  const byField = new Map<FieldKey, ParsedField>();
  for (const { field, value, limit } of suggestFields(words))
    if (!byField.has(field)) byField.set(field, { field, value, ...(limit ? { limit } : {}) });
  if (byField.size > 0) return [...byField.values()];
  const isAmount = words.trim().split(/\s+/).length <= AMOUNT_WORDS;
  return FIELDS.flatMap(({ key }) => {
    const entries = readEntries(key, words);
    const isProved = isAllFromTables(entries) && (isAmount || !entries?.some(({ amount }) => amount));
    return entries && isProved ? [{ field: key, ...withFieldLimit(entries) }] : [];
  });
}
