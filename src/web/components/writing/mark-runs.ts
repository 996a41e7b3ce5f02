import type { Flag } from './place-warnings.ts';

export type MarkedSpan = { start: number; words: string; mark: 'fact' | 'law' | undefined };

/** Splits a text where a mark begins or ends. When marks overlap, the one that begins first wins. */
export function markRuns(text: string, flags: readonly Pick<Flag, 'tone' | 'excerpt'>[]): MarkedSpan[] {
  const marks = flags
    .flatMap(({ tone, excerpt }) => {
      const start = excerpt === '' ? -1 : text.indexOf(excerpt);
      return start < 0 ? [] : [{ start, end: start + excerpt.length, mark: tone }];
    })
    .toSorted((one, other) => one.start - other.start);
  const runs: MarkedSpan[] = [];
  let from = 0;
  for (const { start, end, mark } of marks) {
    if (start < from) continue;
    if (start > from) runs.push({ start: from, words: text.slice(from, start), mark: undefined });
    runs.push({ start, words: text.slice(start, end), mark });
    from = end;
  }
  if (from < text.length) runs.push({ start: from, words: text.slice(from), mark: undefined });
  return runs;
}
