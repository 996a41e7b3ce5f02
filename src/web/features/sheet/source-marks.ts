import type { Sheet, Suggestion } from '#domain/sheet/sheet.ts';

export type SuggestionState = 'open' | 'accepted' | 'dismissed' | 'conflict';
export type SourceRun = { start: number; words: string; state: SuggestionState | undefined; ids: readonly string[] };

type Placed = { start: number; end: number; state: SuggestionState; id: string };

/** Splits the source where a suggestion's or accepted field's words begin or end; the current one has priority. */
export function sourceRuns(
  source: string,
  suggestions: readonly { suggestion: Suggestion; state: SuggestionState }[],
  sheet: Sheet,
  currentId: string | undefined,
): SourceRun[] {
  const placed: Placed[] = suggestions.flatMap(({ suggestion: { id, start, words }, state }) =>
    place(id, words, start, state),
  );
  const accepted = Object.values(sheet).flatMap((field) =>
    field && 'words' in field && field.words
      ? field.words.split('\n').flatMap((words) => place('', words, 0, 'accepted'))
      : [],
  );
  function place(id: string, words: string, at: number, state: SuggestionState): Placed[] {
    const start = source.startsWith(words, at) ? at : source.indexOf(words);
    return words === '' || start < 0 ? [] : [{ start, end: start + words.length, state, id }];
  }
  const isCurrent = ({ id }: Placed) => id !== '' && id === currentId;
  const taken: Placed[] = [];
  const order = [...placed, ...accepted].sort((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)));
  for (const each of order) {
    if (!taken.some(({ start, end }) => each.start < end && start < each.end)) taken.push(each);
  }
  taken.sort((one, other) => one.start - other.start);
  const runs: SourceRun[] = [];
  let from = 0;
  for (const { start, end, state, id } of taken) {
    if (start > from) runs.push({ start: from, words: source.slice(from, start), state: undefined, ids: [] });
    runs.push({ start, words: source.slice(start, end), state, ids: idsAt(placed, start, end, id) });
    from = end;
  }
  if (from < source.length) runs.push({ start: from, words: source.slice(from), state: undefined, ids: [] });
  return runs;
}

const idsAt = (placed: readonly Placed[], from: number, to: number, id: string): string[] => {
  const same = placed.filter(({ start, end }) => start === from && end === to).map((each) => each.id);
  return same.length > 0 ? same : [id];
};
