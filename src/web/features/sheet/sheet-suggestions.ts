import { fieldRow } from '#domain/sheet/catalogue.ts';
import { checkField } from '#domain/sheet/check-field.ts';
import type { FieldKey } from '#domain/sheet/field-keys.ts';
import type { Entry, Sheet, Suggestion } from '#domain/sheet/sheet.ts';
import { canonical, type FieldDraft } from './entry-draft.ts';

/** Values of these kinds add up, place by place: the material of the body and that of the lid. */
function placeOf(key: FieldKey, { choice, part, label, pt }: Entry): string | null {
  const { kind } = fieldRow(key);
  if (kind === 'parts') return JSON.stringify(part ?? null);
  if (kind === 'yesno' || kind === 'entries') return choice ?? '';
  if (kind === 'other') return label?.pt ?? '';
  return kind === 'list' || kind === 'choices' || kind === 'text' ? (choice ?? pt ?? '') : null;
}

/** What still waits for a decision: not dismissed, and nothing accepted stands in its place. */
export function openSuggestions(
  suggestions: readonly Suggestion[],
  sheet: Sheet,
  dismissed: readonly string[],
): Suggestion[] {
  const gone = new Set(dismissed);
  const counts = new Map<FieldKey, number>();
  for (const { field } of suggestions) counts.set(field, (counts.get(field) ?? 0) + 1);
  return suggestions.filter((suggestion) => {
    const { id, field, value, needsLook } = suggestion;
    if (gone.has(id)) return false;
    const accepted = sheet[field];
    if (!accepted) return true;
    // Of several for one field, those for another place stay open.
    if (needsLook === 'conflict' || (field !== 'other' && counts.get(field) === 1)) return false;
    const taken = new Set(accepted.value.map((entry) => placeOf(field, entry)));
    return value.every((entry) => {
      const place = placeOf(field, entry);
      return place !== null && !taken.has(place);
    });
  });
}

/** A value beside another: a limit of the whole becomes that of its own entries. */
function addUp(one: FieldDraft, other: FieldDraft): FieldDraft {
  const own = ({ value, limit }: FieldDraft): readonly Entry[] =>
    limit ? value.map((entry) => ({ ...entry, limit: entry.limit ?? limit })) : value;
  const isSameLimit = one.limit?.pt === other.limit?.pt;
  const words = [one.words, other.words].filter(Boolean).join('\n').slice(0, 1_000);
  return {
    value: isSameLimit ? [...one.value, ...other.value] : [...own(one), ...own(other)],
    ...(isSameLimit && one.limit && { limit: one.limit }),
    ...(words && { words }),
  };
}

/** The field of the sheet with this beside what is there. */
export const fieldWith = (field: FieldDraft | undefined, addition: FieldDraft): FieldDraft =>
  field ? addUp(field, addition) : addition;

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

export const draftOfSuggestion = ({ value, limit, words }: Suggestion): FieldDraft => ({
  value,
  ...(limit && { limit }),
  words,
});

/** What "Aceitar as N sem conflito" takes: everything without a doubt that the sheet would keep. */
export function acceptableFields(
  open: readonly Suggestion[],
  sheet: Sheet,
): { fields: Map<FieldKey, FieldDraft>; taken: Suggestion[] } {
  const fields = new Map<FieldKey, FieldDraft>();
  const taken: Suggestion[] = [];
  for (const suggestion of open) {
    const { field, needsLook } = suggestion;
    if (needsLook) continue;
    const next = fieldWith(fields.get(field) ?? sheet[field], draftOfSuggestion(suggestion));
    if (checkField(field, next)) continue;
    fields.set(field, next);
    taken.push(suggestion);
  }
  return { fields, taken };
}

/** Suggestions by field, in the order they came; of rivals the person takes one. */
export function rowsOfSuggestions(suggestions: readonly Suggestion[]): (readonly [Suggestion, ...Suggestion[]])[] {
  const rows: [Suggestion, ...Suggestion[]][] = [];
  for (const suggestion of suggestions) {
    const rivals = rows.find(
      ([first]) => first.field === suggestion.field && first.needsLook === 'conflict' && isRival(first, suggestion),
    );
    if (rivals) rivals.push(suggestion);
    else rows.push([suggestion]);
  }
  return rows;
}

function isRival(one: Suggestion, other: Suggestion): boolean {
  if (other.needsLook !== 'conflict') return false;
  const places = new Set(one.value.map((entry) => placeOf(one.field, entry)));
  const { kind } = fieldRow(one.field);
  const isWhole = kind === 'list' || kind === 'choices';
  return isWhole || other.value.some((entry) => places.has(placeOf(other.field, entry)));
}

/** Why one has to be looked at, for the person. */
export const DOUBTS: Record<NonNullable<Suggestion['needsLook']>, string> = {
  conflict: 'O texto diz dois valores',
  turned_unit: 'Medida convertida: confira',
  order_of_measures: 'Confira a ordem das medidas',
  certification: 'Certificação: só com o documento',
  health: 'Saúde: confira antes',
  water_without_limit: 'Diga o limite da proteção',
  unknown_label: 'Linha que não conhecemos: confira',
};
