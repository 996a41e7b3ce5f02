import { materialInJapanese } from '#writer/compose/say-value.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { OTHER_THINGS, TAKES_BACK, TURNS_AWAY } from '#writer/data/facts/understood-words.ts';
import { clausesOf, isCovered, type Stretch, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import { isSound, type SourceOfFacts } from './is-sound-fact.ts';
import { isSameQuantity } from './quantity.ts';
import { readQuantity } from './read-quantities.ts';
import type { Segment } from './source-segments.ts';

/** Never said by any writer, so never in doubt. */
const UNSAID: ReadonlySet<DraftFact['kind']> = new Set(['number', 'price', 'link']);

/**
 * A fact may be said only when everything around it was understood: the words of its clause (of a list, its sentence)
 * are told by facts or neutral, and nothing before it leads to another thing. Any other fact is the seller's to confirm.
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

/** Lists are told as the whole, and words of praise or use hang on all that is around them: their sentence counts. */
const BY_CLAUSE: ReadonlySet<DraftFact['kind']> = new Set(['quantity', 'care', 'warning', 'certification']);

function isUnderstood(draft: DraftFact, sound: readonly DraftFact[], given: SourceOfFacts): boolean {
  const segment = given.segments[draft.segment];
  if (!segment) return false;
  if (draft.kind === 'product_type') return true;
  const beside = sound.filter((other) => other.segment === draft.segment);
  const sentences = sentencesOfLine(segment);
  const own = sentences.filter(({ from, to }) => draft.from < to && from < draft.to);
  const covers = (stretch: Stretch) => isCovered(segment, stretch, beside, given.product);
  const isByClause = BY_CLAUSE.has(draft.kind) || (draft.kind === 'material' && draft.role !== null);
  if (segment.isTitle || !isByClause) {
    if (draft.kind === 'contents')
      return sentences.every(
        (sentence) => covers(sentence) || !(own.includes(sentence) || speaksOfBox(segment, sentence)),
      );
    return own.every(covers) && !isLedAway(segment, sentences, own[0], beside);
  }
  return own.every((sentence) => {
    const clauses = clausesOf(segment, sentence);
    const first = clauses.findIndex(({ from, to }) => draft.from < to && from < draft.to);
    const last = clauses.findLastIndex(({ from, to }) => draft.from < to && from < draft.to);
    const next = clauses[last + 1];
    const isNextInBrackets = next !== undefined && segment.text[next.from - 1] === '(';
    return (
      clauses.slice(first, last + 1).every(covers) &&
      (!isNextInBrackets || covers(next)) &&
      !(next && TAKES_BACK.test(segment.folded.slice(next.from, next.to))) &&
      clauses.slice(0, first).every((clause) => covers(clause) || !leadsAway(segment, clause, beside)) &&
      (namesItsOwner(draft) || !isLedAway(segment, sentences, sentence, beside))
    );
  });
}

function speaksOfBox({ folded }: Segment, { from, to }: Stretch): boolean {
  return /\b(?:inclu|acompanh|vem\b|caixa\b|brinde|reserva|extra|junto)/.test(folded.slice(from, to));
}

/** A warranty has no other owner than the product; a part is named beside its material or measure. */
function namesItsOwner({ kind, role, part }: DraftFact): boolean {
  return part !== undefined || kind === 'material' || /warranty|^age$/.test(role ?? '');
}

/** The sentence before speaks of another thing, another model, or of the sale. */
function isLedAway(
  segment: Segment,
  sentences: readonly Stretch[],
  own: Stretch | undefined,
  beside: readonly DraftFact[],
): boolean {
  const before = own === undefined ? undefined : sentences[sentences.indexOf(own) - 1];
  if (before === undefined || segment.isTitle) return false;
  return leadsAway(segment, before, beside);
}

/** Denied, of something else, or with a thing in it that no fact accounts for: what follows may be about that. */
function leadsAway({ folded }: Segment, { from, to }: Stretch, beside: readonly DraftFact[]): boolean {
  const told = beside.filter((fact) => fact.from < to && from < fact.to);
  const words = told.reduce((text, fact) => blank(text, fact.from - from, fact.to - from), folded.slice(from, to));
  if (TURNS_AWAY.test(words)) return true;
  const owners = told.flatMap(({ role, part }) => [role ?? '', part ?? '']).map(foldPortuguese);
  return [...words.matchAll(/\p{L}+/gu)].some(
    ([word]) =>
      (PART_NOUNS.has(word) || OTHER_THINGS.test(word)) && !owners.some((owner) => owner.split(' ').includes(word)),
  );
}

function blank(text: string, from: number, to: number): string {
  const [start, end] = [Math.max(0, from), Math.min(text.length, to)];
  return text.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + text.slice(end);
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
