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

export type SuggestionState = 'open' | 'accepted' | 'dismissed' | 'conflict';
type SourceRun = { start: number; words: string; state: SuggestionState | undefined; ids: readonly string[] };

type Span = { start: number; end: number };
type Placed = Span & { state: SuggestionState; id: string };

/**
 * Splits the source where a suggestion's or accepted field's words begin or end; the current one has priority, then the
 * shorter one. A line that nobody read has no mark, though it may stand within the words of what was read beside it.
 */
export function sourceRuns(
  source: string,
  suggestions: readonly { suggestion: Suggestion; state: SuggestionState }[],
  { sheet, unread }: { sheet: Sheet; unread: readonly string[] },
  currentId: string | undefined,
): SourceRun[] {
  const spansOf = (words: string, at = 0): Span[] => {
    const start = source.startsWith(words, at) ? at : source.indexOf(words);
    return words === '' || start < 0 ? [] : [{ start, end: start + words.length }];
  };
  const placed = suggestions.flatMap(({ suggestion: { id, start, words }, state }) =>
    spansOf(words, start).map((span): Placed => ({ ...span, state, id })),
  );
  const acceptedWords = Object.values(sheet).flatMap((field) =>
    field && 'words' in field && field.words ? field.words.split('\n') : [],
  );
  const accepted = acceptedWords.flatMap((words) =>
    spansOf(words).map((span): Placed => ({ ...span, state: 'accepted', id: '' })),
  );
  const taken = unread
    .filter((line) => !acceptedWords.some((words) => line.includes(words)))
    .flatMap((line) => spansOf(line));
  const rank = ({ id, start, end }: Placed) => (id !== '' && id === currentId ? 0 : end - start);
  const marks: Placed[] = [];
  for (const each of [...placed, ...accepted].sort((one, other) => rank(one) - rank(other))) {
    const free = freeOf(source, each, taken);
    marks.push(...free.map((span) => ({ ...each, ...span })));
    taken.push(...free);
  }
  marks.sort((one, other) => one.start - other.start);
  const runs: SourceRun[] = [];
  let from = 0;
  for (const { start, end, state, id } of marks) {
    if (start > from) runs.push({ start: from, words: source.slice(from, start), state: undefined, ids: [] });
    runs.push({ start, words: source.slice(start, end), state, ids: idsAt(placed, start, end, id) });
    from = end;
  }
  if (from < source.length) runs.push({ start: from, words: source.slice(from), state: undefined, ids: [] });
  return runs;
}

/** What of a span is not taken, without the signs and spaces at its ends. */
function freeOf(source: string, span: Span, taken: readonly Span[]): Span[] {
  const touching = taken
    .filter(({ start, end }) => start < span.end && span.start < end)
    .sort((one, other) => one.start - other.start);
  if (touching.length === 0) return [span];
  return [...touching, { start: span.end, end: span.end }].flatMap(({ start: to }, at) => {
    const from = Math.max(span.start, ...touching.slice(0, at).map(({ end }) => end));
    const words = source.slice(from, to);
    const bare = words.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
    const start = from + words.indexOf(bare);
    return bare === '' ? [] : [{ start, end: start + bare.length }];
  });
}

const idsAt = (placed: readonly Placed[], from: number, to: number, id: string): string[] => {
  const same = placed.filter(({ start, end }) => start === from && end === to).map((each) => each.id);
  return same.length > 0 ? same : [id];
};
