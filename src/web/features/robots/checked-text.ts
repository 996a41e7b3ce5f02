import type { Finding } from '#contract/robot-tools.ts';

/** Words that were taken over: where they stand now, and what stood there before. */
export type Swap = { start: number; end: number; original: string; finding: Finding };

/** A text with what was found in it and what was changed. Places count in `text` as it stands. */
export type CheckedText = { text: string; findings: readonly Finding[]; swaps: readonly Swap[] };

type Span = { start: number; end: number };

export const canTake = ({ safer }: Finding): boolean => safer.kind === 'wording';

/** The safer wording in the language of the words that it replaces. */
export const wordingOf = ({ safer, language }: Finding): string => safer[language];

/** Words after which a Japanese sentence is over, or wants one that fits. */
const CLOSED = /(?:です|ます|した|ません|ください|[にいぐる）])$/u;
const PARTICLE = /^(?:[のでをがはにもと、。！？!?\n）」』]|$)/u;
const CLAUSE_START = /[^、。！？!?\n]*$/u;
const CLAUSE_END = /^[^、。！？!?\n]*/u;
const SENTENCE_END = /^[^。！？!?\n]*/u;

/**
 * What the safer wording takes the place of. Portuguese: the words themselves, whoever sells can read the rest. Japanese:
 * a noun before a particle too; anything else would break the sentence, so the clause around the words goes with them.
 */
export function placeOf(text: string, finding: Finding): Span {
  const { start, end, language } = finding;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isClosed = CLOSED.test(wordingOf(finding));
  if (language === 'pt' || (!isClosed && PARTICLE.test(after))) return { start, end };
  const lead = CLAUSE_START.exec(before)?.[0].length ?? 0;
  const rest = (isClosed ? SENTENCE_END : CLAUSE_END).exec(after)?.[0].length ?? 0;
  return { start: start - lead, end: end + rest };
}

/** Puts the safer wording into its place. What overlapped it is gone. */
export function takeSafer(checked: CheckedText, finding: Finding): CheckedText {
  const words = wordingOf(finding);
  const place = placeOf(checked.text, finding);
  const original = checked.text.slice(place.start, place.end);
  const swap = { start: place.start, end: place.start + words.length, original, finding };
  const next = replace(checked, place, words);
  return { ...next, swaps: inOrder([...next.swaps, swap]) };
}

/** Every wording that can be taken over, one after the other. */
export function takeAll(checked: CheckedText): CheckedText {
  const first = checked.findings.find(canTake);
  return first ? takeAll(takeSafer(checked, first)) : checked;
}

/** The words from before, and their finding with them. */
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

/** One line of the list beside the text: open, or changed already. */
export type Passage = Span & { number: number; finding: Finding; swap: Swap | undefined };

export const passagesOf = ({ findings, swaps }: CheckedText): Passage[] =>
  inOrder<Omit<Passage, 'number'>>([
    ...findings.map((finding) => ({ start: finding.start, end: finding.end, finding, swap: undefined })),
    ...swaps.map((swap) => ({ start: swap.start, end: swap.end, finding: swap.finding, swap })),
  ]).map((passage, index) => ({ ...passage, number: index + 1 }));

export type Run = { start: number; words: string; passages: readonly Passage[]; ending: readonly Passage[] };

/** The text cut wherever a passage begins or ends, so that passages that overlap are all marked. */
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

/** "景品表示法 5条1号 (優良誤認)" is about 景品表示法. */
const actOf = (law: string): string => law.split(' ')[0] ?? law;

/** How many findings each law has, the most first. */
export function countByAct(findings: readonly Finding[]): { act: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { laws } of findings) {
    for (const act of new Set(laws.map(({ name }) => actOf(name)))) counts.set(act, (counts.get(act) ?? 0) + 1);
  }
  return [...counts].map(([act, count]) => ({ act, count })).toSorted((one, other) => other.count - one.count);
}
