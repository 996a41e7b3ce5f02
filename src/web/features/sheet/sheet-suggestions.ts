import { type FieldDraft, isRival } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { canonical } from './entry-draft.ts';

/** The suggestion's words are in the sheet, unchanged or corrected. */
export const isAccepted = ({ field, words }: Suggestion, sheet: Sheet): boolean =>
  sheet[field]?.words?.split('\n').includes(words) === true;

/** The field without the suggestion's value; undefined if nothing is left. */
export function fieldWithout(field: FieldDraft | undefined, { value, words }: Suggestion): FieldDraft | undefined {
  if (!field) return undefined;
  const own = new Set(value.map((entry) => canonical({ ...entry, limit: undefined })));
  const rest = field.value.filter((entry) => !own.has(canonical({ ...entry, limit: undefined })));
  // A corrected value cannot be matched, so the whole field is removed.
  if (rest.length === 0 || rest.length === field.value.length) return undefined;
  const left = field.words?.split('\n').filter((each) => each !== words);
  return { value: rest, ...(field.limit && { limit: field.limit }), ...(left?.length && { words: left.join('\n') }) };
}

/** Suggestions grouped by field, in order; for contradicting ones the person chooses one. */
export function rowsOfSuggestions(suggestions: readonly Suggestion[]): (readonly [Suggestion, ...Suggestion[]])[] {
  const rows: [Suggestion, ...Suggestion[]][] = [];
  for (const suggestion of suggestions) {
    const rivals = rows.find(
      ([first]) =>
        first.field === suggestion.field && first.needsLook === 'conflict' && isShownBeside(first, suggestion),
    );
    if (rivals) rivals.push(suggestion);
    else rows.push([suggestion]);
  }
  return rows;
}

function isShownBeside(one: Suggestion, other: Suggestion): boolean {
  const { kind } = fieldRow(one.field);
  return other.needsLook === 'conflict' && (kind === 'list' || kind === 'choices' || isRival(one, other));
}
