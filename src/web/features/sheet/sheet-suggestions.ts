import type { FieldDraft } from '#domain/sheet/accept-suggestions.ts';
import { isSameEntry } from '#domain/sheet/same-entry.ts';
import type { Entry, Sheet, Suggestion } from '#domain/sheet/sheet.ts';

/** The suggestion's words are in the sheet, unchanged or corrected. */
export const isAccepted = ({ field, words }: Suggestion, sheet: Sheet): boolean =>
  sheet[field]?.words?.split('\n').includes(words) === true;

/**
 * The field without what only this suggestion gave; undefined if nothing is left. Values that the field also has from
 * other accepted suggestions stay.
 */
export function fieldWithout(
  field: FieldDraft | undefined,
  { field: key, value, words }: Suggestion,
  others: readonly Suggestion[],
): FieldDraft | undefined {
  if (!field) return undefined;
  const kept = others.filter((other) => other.field === key && other.words !== words).flatMap((other) => other.value);
  const isIn = (entries: readonly Entry[], entry: Entry) => entries.some((own) => isSameEntry(key, own, entry));
  const rest = field.value.filter((entry) => !isIn(value, entry) || isIn(kept, entry));
  const left = field.words?.split('\n').filter((each) => each !== words) ?? [];
  // A corrected value cannot be matched: without other words the whole field is removed.
  if (rest.length === 0 || (rest.length === field.value.length && left.length === 0)) return undefined;
  return {
    value: rest,
    ...(field.limit && { limit: field.limit }),
    ...(left.length > 0 && { words: left.join('\n') }),
  };
}
