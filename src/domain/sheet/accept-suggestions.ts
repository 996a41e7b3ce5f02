import { fieldRow } from './catalogue.ts';
import { checkField } from './check-field.ts';
import type { FieldKey } from './field-keys.ts';
import type { Entry, Sheet, SheetField, Suggestion } from './sheet.ts';

export type FieldDraft = Pick<SheetField, 'value' | 'limit' | 'words'>;

/**
 * Identifies what an entry describes, so that entries of one field can be combined: material of the body and of the
 * lid.
 */
function placeOf(key: FieldKey, { choice, part, label, pt }: Entry): string | null {
  const { kind } = fieldRow(key);
  if (kind === 'parts') return JSON.stringify(part ?? null);
  if (kind === 'yesno' || kind === 'entries') return choice ?? '';
  if (kind === 'other') return label?.pt ?? '';
  return kind === 'list' || kind === 'choices' || kind === 'text' ? (choice ?? pt ?? '') : null;
}

/** Pending suggestions: not dismissed, and not contradicted by an accepted value. */
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
    // If a field has several suggestions, those for another part stay pending.
    if (needsLook === 'conflict' || (field !== 'other' && counts.get(field) === 1)) return false;
    const taken = new Set(accepted.value.map((entry) => placeOf(field, entry)));
    return value.every((entry) => {
      const place = placeOf(field, entry);
      return place !== null && !taken.has(place);
    });
  });
}

/** Combines two values: the limit of the whole field becomes the limit of its own entries. */
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

/** The field with additional entries. */
export const fieldWith = (field: FieldDraft | undefined, addition: FieldDraft): FieldDraft =>
  field ? addUp(field, addition) : addition;

export const draftOfSuggestion = ({ value, limit, words }: Suggestion): FieldDraft => ({
  value,
  ...(limit && { limit }),
  words,
});

/** The fields that "Aceitar as N sem conflito" accepts: every suggestion without a doubt that passes the checks. */
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

/** A sheet of all suggestions without a doubt; for API calls with a text only. */
export function sheetOfSuggestions(suggestions: readonly Suggestion[], acceptedAt: string): Sheet {
  const sheet: Sheet = {};
  for (const [key, field] of acceptableFields(suggestions, {}).fields) sheet[key] = { ...field, acceptedAt };
  return sheet;
}

/** Whether only one of the two can be accepted, because both describe the same part in one field. */
export function isRival(one: Suggestion, other: Suggestion): boolean {
  if (one === other || one.field !== other.field) return false;
  const places = new Set(one.value.map((entry) => placeOf(one.field, entry)));
  return places.has(null) || other.value.some((entry) => places.has(placeOf(other.field, entry)));
}

/** Why a suggestion needs a check, as text for the seller. */
export const DOUBTS: Record<NonNullable<Suggestion['needsLook']>, string> = {
  conflict: 'O texto diz dois valores',
  turned_unit: 'Medida convertida: confira',
  order_of_measures: 'Confira a ordem das medidas',
  certification: 'Certificação: só com o documento',
  health: 'Saúde: confira antes',
  water_without_limit: 'Diga o limite da proteção',
  unknown_label: 'Linha que não conhecemos: confira',
};
