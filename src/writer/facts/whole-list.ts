import { MEASURE_WORDS } from '#writer/data/facts/understood-words.ts';
import { type Stretch, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { normalizeWord } from './portuguese-words.ts';
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

const CHAINED: ReadonlySet<DraftFact['kind']> = new Set(['colour', 'material', 'contents']);
const JOINT = /\s?[/+|]\s?|,\s|\s(?:e|ou)\s/gu;
/** "impermeável, cor azul": what stands before the word that opens the list is none of it. */
const HEAD = /\b(?:cor|cores|material|materiais)\b/;
const LONGEST_ITEM = 3;
/** How far beside it a list is looked at. */
const REACH = 240;
const NO_ITEM =
  /^(?:e|tem|usa|vem|pesa|mede|com|possui|ideal|feit[oa]|acompanha|inclui|para|pode|aguenta|suporta|serve|funciona|nao|sem|que|por|de|da|do|em|no|na)$/;

/** "cores preto/vermelho/camuflado", "tecido + silicone": an item beside it was not read, so it is not the whole list. */
export function isOfBrokenList(draft: DraftFact, segment: Segment, drafts: readonly DraftFact[]): boolean {
  if (segment.isTitle || !CHAINED.has(draft.kind)) return false;
  const sentence = sentencesOfLine(segment).find(({ from, to }) => draft.from < to && from < draft.to);
  if (!sentence) return false;
  const reach = { from: Math.max(sentence.from, draft.from - REACH), to: Math.min(sentence.to, draft.to + REACH) };
  const items = itemsOf(segment, reach);
  const alike = drafts.filter(({ kind, from, to }) => kind === draft.kind && from < reach.to && reach.from < to);
  const isCut = ({ from, to }: Stretch) =>
    (from === reach.from && from > sentence.from) || (to === reach.to && to < sentence.to);
  const isRead = (item: Stretch) => isCut(item) || alike.some(({ from, to }) => from < item.to && item.from < to);
  const own = items.findIndex(({ from, to }) => draft.from < to && from < draft.to);
  const unread = (item: Stretch | undefined) => item !== undefined && !isRead(item) && isItem(segment, item);
  const head = items.slice(0, own + 1).findLastIndex(({ from, to }) => HEAD.test(segment.folded.slice(from, to)));
  const first = items.findLastIndex((item, at) => at >= head && at < own && !isRead(item));
  const last = items.findIndex((item, at) => at > own && !isRead(item));
  return unread(items[first]) || unread(items[last]);
}

function itemsOf({ text }: Segment, { from, to }: Stretch): Stretch[] {
  const cuts = [...text.slice(from, to).matchAll(JOINT)].map((sign) => ({
    from: from + sign.index,
    to: from + sign.index + sign[0].length,
  }));
  const starts = [from, ...cuts.map((cut) => cut.to)];
  return starts.map((start, at) => ({ from: start, to: cuts[at]?.from ?? to }));
}

/** Few words, no number and no verb: a name as those beside it. */
function isItem({ folded }: Segment, { from, to }: Stretch): boolean {
  const words = folded.slice(from, to).match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.length <= LONGEST_ITEM &&
    !NO_ITEM.test(words[0] ?? '') &&
    words.every((word) => !/\d/.test(word) && MEASURE_WORDS[normalizeWord(word)] === undefined)
  );
}
