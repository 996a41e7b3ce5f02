import { type Stretch, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

const LISTS: ReadonlySet<string> = new Set(['colour', 'material', 'sizes', 'claim', 'compatibility', 'certification']);
const APART: ReadonlySet<DraftFact['kind']> = new Set(['warning', 'care', 'quantity']);

type Line = {
  segment: Segment | undefined;
  /** All that the line says. */
  drafts: readonly DraftFact[];
  isCertain: (draft: DraftFact) => boolean;
  covers: (stretch: Stretch) => boolean;
};

/** "Cores: preto; azul (só no P)": a labelled list is told whole or waits whole; parts with a name stand for themselves. */
export function isOfWholeList(draft: DraftFact, { segment, drafts, isCertain, covers }: Line): boolean {
  if (!segment?.label || segment.isTitle || !LISTS.has(segment.meaning?.kind ?? '')) return true;
  if (draft.role !== null || APART.has(draft.kind)) return true;
  return drafts.every((other) => other.kind !== draft.kind || isCertain(other)) && listSentences(segment).every(covers);
}

/** The sentences that a semicolon joins to the first. */
function listSentences(segment: Segment): Stretch[] {
  const sentences = sentencesOfLine(segment);
  const end = sentences.findIndex(({ to }) => segment.text[to - 1] !== ';');
  return sentences.slice(0, end < 0 ? sentences.length : end + 1);
}
