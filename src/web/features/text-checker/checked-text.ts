import type { Finding } from '#contract/robots/text-checker.ts';
import { type Change, saferChange } from '#domain/robots/fit-safer-wording.ts';
import type { Span } from '#web/components/robot-text/result.ts';

export type Swap = { start: number; end: number; original: string; finding: Finding };

/** A text with its findings and replacements. Positions refer to the current `text`. */
export type CheckedText = { text: string; findings: readonly Finding[]; swaps: readonly Swap[] };

export const canTake = ({ safer }: Finding): boolean => safer.kind === 'wording';

export const wordingOf = ({ safer, language }: Finding): string => safer[language];

export const changeOf = (text: string, finding: Finding): Change => saferChange(text, finding, wordingOf(finding));

/** Inserts the safer wording and drops overlapping findings, and an earlier replacement inside of it. */
export function takeSafer(checked: CheckedText, finding: Finding): CheckedText {
  const change = changeOf(checked.text, finding);
  const swap = {
    start: change.start,
    end: change.start + change.words.length,
    original: checked.text.slice(change.start, change.end),
    finding,
  };
  const next = replace(checked, change, change.words);
  return { ...next, swaps: inOrder([...next.swaps, swap]) };
}

/**
 * Inserts all safer wordings: the widest first, because it also covers the findings inside it. Skips those that would
 * undo an earlier replacement; the person decides on them.
 */
export function takeAll(checked: CheckedText): CheckedText {
  const [widest] = checked.findings
    .filter(canTake)
    .map((finding) => ({ finding, change: changeOf(checked.text, finding) }))
    .filter(({ change }) => !checked.swaps.some((swap) => overlaps(swap, change)))
    .toSorted((one, other) => lengthOf(other.change) - lengthOf(one.change));
  return widest ? takeAll(takeSafer(checked, widest.finding)) : checked;
}

/**
 * Adds the model's hints to the findings. The text may have changed since it was read: a hint stays where its words
 * still are, outside of findings and replacements.
 */
export function addHints<Checked extends CheckedText>(checked: Checked, hints: readonly Finding[]): Checked {
  const { text, findings, swaps } = checked;
  const added = hints.flatMap((hint) => {
    const { excerpt } = hint;
    const start = text.startsWith(excerpt, hint.start) ? hint.start : text.indexOf(excerpt);
    const moved = { ...hint, start, end: start + excerpt.length };
    const isFree = start >= 0 && ![...findings, ...swaps].some((other) => overlaps(other, moved));
    return isFree ? [moved] : [];
  });
  return { ...checked, findings: inOrder([...findings, ...added]) };
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;
const lengthOf = ({ start, end }: Span): number => end - start;

export function undoSwap(checked: CheckedText, swap: Swap): CheckedText {
  const { excerpt } = swap.finding;
  const next = replace(checked, swap, swap.original);
  const start = swap.start + swap.original.indexOf(excerpt);
  const finding = { ...swap.finding, start, end: start + excerpt.length };
  return { ...next, findings: inOrder([...next.findings, finding]) };
}

function replace({ text, findings, swaps }: CheckedText, span: Span, words: string): CheckedText {
  const moved = words.length - (span.end - span.start);
  const keep = <Each extends Span>(each: Each): Each[] => {
    if (each.end <= span.start) return [each];
    return each.start >= span.end ? [{ ...each, start: each.start + moved, end: each.end + moved }] : [];
  };
  return {
    text: `${text.slice(0, span.start)}${words}${text.slice(span.end)}`,
    findings: findings.flatMap(keep),
    swaps: swaps.flatMap(keep),
  };
}

const inOrder = <Each extends Span>(spans: Each[]): Each[] =>
  spans.toSorted((one, other) => one.start - other.start || one.end - other.end);

export type Passage = Span & { number: number; finding: Finding; swap: Swap | undefined };

export const passagesOf = ({ findings, swaps }: CheckedText): Passage[] =>
  inOrder<Omit<Passage, 'number'>>([
    ...findings.map((finding) => ({ start: finding.start, end: finding.end, finding, swap: undefined })),
    ...swaps.map((swap) => ({ start: swap.start, end: swap.end, finding: swap.finding, swap })),
  ]).map((passage, index) => ({ ...passage, number: index + 1 }));

export type Run = { start: number; words: string; passages: readonly Passage[]; ending: readonly Passage[] };

/** Splits the text wherever a passage begins or ends, so that overlapping passages are all marked. */
export function cutRuns(text: string, passages: readonly Passage[]): Run[] {
  const cuts = [...new Set([0, text.length, ...passages.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut <= text.length)
    .toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      words: text.slice(start, end),
      passages: passages.filter((passage) => passage.start <= start && passage.end >= end),
      ending: passages.filter((passage) => passage.end === end),
    };
  });
}

/** Returns "Lei contra propaganda enganosa" for "Lei contra propaganda enganosa, artigo 5, item 1 (qualidade)". */
const actOf = (law: string): string => law.split(/, | \(/)[0] ?? law;

/** Number of findings per law, in descending order. Each counts once, under its first law, so that they add up. */
export function countByAct(findings: readonly Finding[]): { act: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { laws } of findings) {
    const act = actOf(laws[0]?.name ?? '');
    counts.set(act, (counts.get(act) ?? 0) + 1);
  }
  return [...counts].map(([act, count]) => ({ act, count })).toSorted((one, other) => other.count - one.count);
}
