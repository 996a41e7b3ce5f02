import { type FieldDraft, isRival } from '#domain/sheet/accept-suggestions.ts';
import { fieldRow } from '#domain/sheet/catalogue.ts';
import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { canonical } from './entry-draft.ts';

/** Its words stand in the sheet, as it was or corrected. */
export const isAccepted = ({ field, words }: Suggestion, sheet: Sheet): boolean =>
  sheet[field]?.words?.split('\n').includes(words) === true;

/** The field without what came from a suggestion; nothing where nothing else is left. */
export function fieldWithout(field: FieldDraft | undefined, { value, words }: Suggestion): FieldDraft | undefined {
  if (!field) return undefined;
  const own = new Set(value.map((entry) => canonical({ ...entry, limit: undefined })));
  const rest = field.value.filter((entry) => !own.has(canonical({ ...entry, limit: undefined })));
  // A corrected one is not found again: the whole field goes.
  if (rest.length === 0 || rest.length === field.value.length) return undefined;
  const left = field.words?.split('\n').filter((each) => each !== words);
  return { value: rest, ...(field.limit && { limit: field.limit }), ...(left?.length && { words: left.join('\n') }) };
}

/** Suggestions by field, in the order they came; of rivals the person takes one. */
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
