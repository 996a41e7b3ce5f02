import { fieldRow } from './all-fields.ts';
import { checkField } from './check-field.ts';
import type { FieldKey } from './field-keys.ts';
import { addsLimit, addUp, areRivals, covers, isSameEntry } from './same-entry.ts';
import type { Entry, Sheet, SheetField, Suggestion } from './sheet.ts';

export type FieldDraft = Pick<SheetField, 'value' | 'limit' | 'words'>;

/** No table knows it: two wordings of it cannot be compared. */
const isInOwnWords = ({ pt, choice, amount, label }: Entry): boolean => Boolean(pt) && !choice && !amount && !label;

/** Pending suggestions: not dismissed, and not contradicted by an accepted value. */
export function pendingSuggestions(
  suggestions: readonly Suggestion[],
  sheet: Sheet,
  dismissed: readonly string[],
): Suggestion[] {
  const gone = new Set(dismissed);
  const counts = new Map<FieldKey, number>();
  for (const { field } of suggestions) counts.set(field, (counts.get(field) ?? 0) + 1);
  return suggestions.filter((suggestion) => {
    const { id, field, value, needsLook, words } = suggestion;
    if (gone.has(id)) return false;
    const accepted = sheet[field];
    if (!accepted) return true;
    const isKnown = (entry: Entry) => accepted.value.some((own) => isSameEntry(field, own, entry));
    // An accepted line of another label, or part, decides nothing here.
    if (needsLook === 'conflict') return !areRivals(field, accepted, suggestion) && !value.every(isKnown);
    // The only suggestion was accepted in corrected form, unless that came from other words of the text.
    const isOfOtherWords = accepted.words !== undefined && !accepted.words.includes(words);
    // An assistant may quote a part of the accepted words and see a limit there that the rules did not read.
    const isReadAgain = !isByRules(suggestion) && !accepted.words?.split('\n').includes(words);
    if ((isOfOtherWords || isReadAgain) && addsLimit(field, accepted, suggestion)) return true;
    if (field !== 'other' && counts.get(field) === 1 && !isOfOtherWords) return false;
    // An assistant says again, in cleaner words, what was accepted from the same words of the text.
    const isOfAcceptedWords = accepted.words?.split('\n').some((own) => own.includes(words) || words.includes(own));
    if (isOfAcceptedWords && value.every((entry) => isKnown(entry) || isInOwnWords(entry))) return false;
    // Other words of the text may repeat a part and add others.
    const isDone = isOfOtherWords ? value.every(isKnown) : value.some(isKnown);
    return !isDone && !areRivals(field, accepted, suggestion);
  });
}

/** The field with additional entries. */
export function fieldWith(key: FieldKey, field: FieldDraft | undefined, addition: FieldDraft): FieldDraft {
  if (!field) return addition;
  const words = [...new Set([field.words, addition.words])].filter(Boolean).join('\n').slice(0, 1_000);
  return { ...addUp(key, field, addition), ...(words && { words }) };
}

export const draftOfSuggestion = ({ value, limit, words }: Suggestion): FieldDraft => ({
  value,
  ...(limit && { limit }),
  words,
});

/** What the fields become with every suggestion that passes the checks, by default those without a doubt. */
export function acceptableFields(
  open: readonly Suggestion[],
  sheet: Sheet,
  isSure = ({ needsLook }: Suggestion) => !needsLook,
): { fields: Map<FieldKey, FieldDraft>; taken: Suggestion[] } {
  const fields = new Map<FieldKey, FieldDraft>();
  const taken: Suggestion[] = [];
  for (const suggestion of open) {
    const { field } = suggestion;
    if (!isSure(suggestion)) continue;
    const known = fields.get(field) ?? sheet[field];
    if (known && areRivals(field, known, suggestion)) continue;
    const next = fieldWith(field, known, draftOfSuggestion(suggestion));
    if (checkField(field, next)) continue;
    fields.set(field, next);
    taken.push(suggestion);
  }
  return { fields, taken };
}

/** Sentences are shown as they stand in the text: those of one group are read, and then accepted, together. */
export const isReadTogether = ({ needsLook }: Suggestion): boolean => !needsLook || needsLook === 'from_sentence';

/** A sheet of all suggestions without a doubt; for API calls with a text only. */
export function sheetOfSuggestions(suggestions: readonly Suggestion[], acceptedAt: string): Sheet {
  const sheet: Sheet = {};
  for (const [key, field] of acceptableFields(suggestions, {}).fields) sheet[key] = { ...field, acceptedAt };
  return sheet;
}

/** Whether only one of the two can be accepted. */
export const isRival = (one: Suggestion, other: Suggestion): boolean =>
  one !== other && one.field === other.field && areRivals(one.field, one, other);

/** What there is to decide, in order: one row each, and one for those that contradict each other. */
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

/** Each is compared with each. No supplier's text has as many for one field. */
const MOST_OF_A_FIELD = 40;

function readsSameWords(one: Suggestion, other: Suggestion): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const longer = Math.max(one.end - one.start, other.end - other.start);
  return shared > longer * 0.6;
}

/** Whether most of its words were read again in parts: "aberto 36 x 24 cm, fechado 24 x 18 cm" as two sizes. */
function isReadInParts({ start, end }: Suggestion, parts: readonly Suggestion[]): boolean {
  let readTo = start;
  let count = 0;
  const inside = parts.filter((part) => part.start >= start && part.end <= end);
  for (const part of inside.sort((one, other) => one.start - other.start)) {
    count += Math.max(0, part.end - Math.max(readTo, part.start));
    readTo = Math.max(readTo, part.end);
  }
  return count > (end - start) * 0.6;
}
const isByRules = ({ by }: Suggestion): boolean => by === 'label' || by === 'amount';

/** One list of all sources: what is said twice stands once, what contradicts is marked. */
export function mergeSuggestions(suggestions: readonly Suggestion[]): Suggestion[] {
  const byField = new Map<FieldKey, Suggestion[]>();
  // What the rules doubt, or have in the text's own words, is left to the assistant or model that read the same words.
  const readAgain = suggestions.filter((one) => !isByRules(one) && !one.needsLook);
  for (const suggestion of suggestions) {
    const { field, value, needsLook } = suggestion;
    const isReadAgain = ({ field: other }: Suggestion) =>
      Boolean(needsLook) || (other === field && value.every(isInOwnWords));
    const again = readAgain.filter(isReadAgain);
    const isLeft = again.some((other) => readsSameWords(suggestion, other)) || isReadInParts(suggestion, again);
    if (isByRules(suggestion) && isLeft) continue;
    const list = byField.get(field) ?? [];
    byField.set(field, list);
    const richer = list.find((other) => covers(field, other, suggestion));
    const poorer = list.findIndex((other) => covers(field, suggestion, other));
    // Of two equal ones, a labelled line says best where it comes from.
    if (richer && (poorer < 0 || richer.by !== 'amount')) continue;
    if (poorer >= 0) list[poorer] = suggestion;
    else if (list.length < MOST_OF_A_FIELD) list.push(suggestion);
  }
  const merged = new Set([...byField.values()].flat());
  return suggestions
    .filter((suggestion) => merged.delete(suggestion))
    .map((suggestion) => {
      const isDisputed = byField.get(suggestion.field)?.some((other) => isRival(suggestion, other));
      return isDisputed ? { ...suggestion, needsLook: 'conflict' } : suggestion;
    });
}
