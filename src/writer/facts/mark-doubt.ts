import { materialInJapanese } from '#writer/compose/say-value.ts';
import { isCovered, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { isSound, type SourceOfFacts } from './is-sound-fact.ts';
import { isSameQuantity } from './quantity.ts';
import { readQuantity } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

/** Never said by any writer, so never in doubt. */
const UNSAID: ReadonlySet<DraftFact['kind']> = new Set(['number', 'price', 'link']);

/**
 * A fact may be said only when everything around it was understood: the words of its sentence are told by facts or
 * neutral, and so is what stands before it on its line. Any other fact is the seller's to confirm.
 */
export function markDoubt(drafts: readonly DraftFact[], segments: readonly Segment[], source: string): DraftFact[] {
  const product = drafts.find(({ kind }) => kind === 'product_type')?.value ?? '';
  const given: SourceOfFacts = { segments, source, product, drafts };
  const sound = drafts.filter((draft) => !UNSAID.has(draft.kind) && isSound(draft, given));
  const understood = new Set(sound.filter((draft) => isUnderstood(draft, sound, given)));
  const certain = new Set([...understood].filter((draft) => !isContradicted(draft, given, understood)));
  const isBoxSure = drafts.every((draft) => draft.kind !== 'contents' || certain.has(draft)) && isBoxRead(sound, given);
  return drafts.map((draft) =>
    UNSAID.has(draft.kind) || (certain.has(draft) && (draft.kind !== 'contents' || isBoxSure))
      ? draft
      : { ...draft, unsure: true },
  );
}

function isUnderstood(draft: DraftFact, sound: readonly DraftFact[], { segments, product }: SourceOfFacts): boolean {
  const segment = segments[draft.segment];
  if (!segment) return false;
  if (draft.kind === 'product_type') return true;
  const beside = sound.filter((other) => other.segment === draft.segment);
  const isLabelled = segment.label !== null;
  const sentences = sentencesOfLine(segment);
  const first = sentences.findIndex(({ from, to }) => draft.from < to && from < draft.to);
  return sentences.every((sentence, at) => {
    const isOwn = draft.from < sentence.to && sentence.from < draft.to;
    // What was said before may own what is said now; what has a label of its own stands by itself.
    const matters = isOwn || (at < first && !(isLabelled && at > 0)) || draft.kind === 'contents';
    return !matters || isCovered(segment, sentence, beside, product);
  });
}

/** Every line of the box was read: a list that is short of something would be told as the whole. */
function isBoxRead(sound: readonly DraftFact[], { segments, product }: SourceOfFacts): boolean {
  return segments.every((segment, index) => {
    const isBox =
      segment.meaning?.kind === 'contents' ||
      (segment.heading !== null &&
        segment.heading !== 'unknown' &&
        segment.heading.kind === 'contents' &&
        segment.isItem);
    const beside = sound.filter((other) => other.segment === index);
    return !isBox || sentencesOfLine(segment).every((sentence) => isCovered(segment, sentence, beside, product));
  });
}

/** Two lengths, two warranties, two materials of one thing: none of them is surely right. */
function isContradicted(
  draft: DraftFact,
  { drafts, segments }: SourceOfFacts,
  understood: ReadonlySet<DraftFact>,
): boolean {
  return drafts.some((other) => {
    if (other === draft || other.kind !== draft.kind || other.role !== draft.role || other.part !== draft.part)
      return false;
    // A line with its label outweighs what was read in passing.
    if (!understood.has(other) && segments[draft.segment]?.label) return false;
    if (draft.kind === 'material') return other.line !== draft.line && !isSameMaterial(draft, other);
    if (draft.kind !== 'quantity') return false;
    if (draft.role === 'levels' && draft.unit !== other.unit) return false;
    const [own, told] = [draft, other].map(({ value, unit }) => readQuantity(`${value} ${unit ?? ''}`));
    return !own || !told ? draft.value !== other.value : own.join !== told.join || !isSameQuantity(own, told);
  });
}

function isSameMaterial(one: DraftFact, other: DraftFact): boolean {
  const [a, b] = [one, other].map(({ value }) => materialInJapanese(value) ?? value.toLowerCase());
  return a === b || (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '');
}
