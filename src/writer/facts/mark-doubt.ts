import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { LOSES_GRADE, OTHER_THINGS, TAKES_BACK, TURNS_AWAY } from '#writer/data/facts/understood-words.ts';
import { boundClause } from './bound-clause.ts';
import { clausesOf, type Stretch, sentencesOfLine, uncoveredIn } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import { bySegment, isSound, sourceOf } from './is-sound-fact.ts';
import { laterLimitEnd, limitedElsewhere } from './later-limit.ts';
import { amountOf, isContradicted, keyOf, rivalsOf } from './rival-values.ts';
import { isSecondCase, isSecondHalf } from './second-case.ts';
import type { Segment } from './source-segments.ts';
import { isOfBrokenList, isOfWholeList } from './whole-list.ts';

/** Never said by any writer, so never in doubt. */
const UNSAID: ReadonlySet<DraftFact['kind']> = new Set(['number', 'price', 'link']);

/**
 * A fact may be said only when everything around it was understood: the words of its clause (of a list, its sentence)
 * are told by facts or neutral, and nothing before it leads to another thing. Any other fact is the seller's to confirm.
 */
export function markDoubt(drafts: readonly DraftFact[], segments: readonly Segment[], source: string): DraftFact[] {
  const product = drafts.find(({ kind }) => kind === 'product_type')?.value ?? '';
  const given = sourceOf(drafts, segments, source);
  const sound = bySegment(drafts.filter((draft) => !UNSAID.has(draft.kind) && isSound(draft, given)));
  const coverage = new Map<Stretch, boolean>();
  const reading: Reading = {
    segments,
    sound,
    covers: (index, stretch) => {
      const segment = segments[index];
      const known = coverage.get(stretch);
      const isIt =
        known ?? (segment !== undefined && uncoveredIn(segment, stretch, sound.get(index) ?? [], product).length === 0);
      coverage.set(stretch, isIt);
      return isIt;
    },
  };
  const understood = new Set([...sound.values()].flat().filter((draft) => isUnderstood(draft, reading)));
  const rivals = rivalsOf(drafts);
  const alone = new Set([...understood].filter((draft) => !isContradicted(draft, rivals, segments, understood)));
  const bounds = new Map<string, Pick<DraftFact, 'clause'>>();
  const lines = bySegment(drafts);
  const certain = new Set(
    [...alone].filter((draft) =>
      isOfWholeList(draft, {
        segment: segments[draft.segment],
        drafts: lines.get(draft.segment) ?? [],
        isCertain: (other) => alone.has(other),
        covers: (stretch) => reading.covers(draft.segment, stretch),
      }),
    ),
  );
  const isBoxSure = drafts.every((draft) => draft.kind !== 'contents' || certain.has(draft)) && isBoxRead(reading);
  return drafts.map((draft) =>
    UNSAID.has(draft.kind) || (certain.has(draft) && (draft.kind !== 'contents' || isBoxSure))
      ? draft
      : { ...draft, ...boundOnce(draft), unsure: true },
  );

  /** What is said twice becomes one fact, with the words of its first place. */
  function boundOnce(draft: DraftFact): Pick<DraftFact, 'clause'> {
    const key = `${keyOf(draft)}|${amountOf(draft)}`;
    const found = bounds.get(key) ?? bound(draft);
    bounds.set(key, found);
    return found;
  }

  function bound(draft: DraftFact): Pick<DraftFact, 'clause'> {
    const segment = segments[draft.segment];
    if (!segment) return {};
    const elsewhere = limitedElsewhere(draft, segments);
    if (elsewhere !== undefined) return { clause: elsewhere };
    const beside = sound.get(draft.segment) ?? [];
    const sentences = sentencesOfLine(segment);
    const own = sentences.find(({ from, to }) => draft.from < to && from < draft.to);
    const clause = boundClause(draft, {
      segment,
      left: (stretch) => uncoveredIn(segment, stretch, [...beside, draft], product),
      hasRival:
        draft.kind === 'quantity' &&
        [...(rivals.get(keyOf(draft)) ?? [])].some(
          ([value, others]) => value !== amountOf(draft) && others.some((other) => other.segment === draft.segment),
        ),
      isLedAway: isLedAway(segment, sentences, own, beside),
      isListBroken: isOfBrokenList(draft, segment, lines.get(draft.segment) ?? []),
    });
    return clause === undefined ? {} : { clause };
  }
}

/** Lists are told as the whole, and words of praise or use hang on all that is around them: their sentence counts. */
const BY_CLAUSE: ReadonlySet<DraftFact['kind']> = new Set(['quantity', 'care', 'warning', 'certification']);

type Reading = {
  segments: readonly Segment[];
  /** By segment. */
  sound: ReadonlyMap<number, readonly DraftFact[]>;
  covers: (segment: number, stretch: Stretch) => boolean;
};

function isUnderstood(draft: DraftFact, reading: Reading): boolean {
  const segment = reading.segments[draft.segment];
  if (!segment) return false;
  if (draft.kind === 'product_type') return true;
  if (isSecondHalf(draft, segment) || laterLimitEnd(draft, segment) !== undefined) return false;
  if (limitedElsewhere(draft, reading.segments) !== undefined) return false;
  if (draft.kind === 'certification' && LOSES_GRADE.test(segment.folded.slice(draft.to))) return false;
  const beside = reading.sound.get(draft.segment) ?? [];
  const sentences = sentencesOfLine(segment);
  const own = sentences.filter(({ from, to }) => draft.from < to && from < draft.to);
  const covers = (stretch: Stretch) => reading.covers(draft.segment, stretch);
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
      !isTakenBack(draft, segment, sentences, sentence) &&
      clauses
        .slice(Math.max(0, first - REACH), first)
        .every((clause) => covers(clause) || !leadsAway(segment, clause, beside)) &&
      (namesItsOwner(draft) || !isLedAway(segment, sentences, sentence, beside))
    );
  });
}

/** "24 meses; após aberto 6 meses", "3,5 a 15 kg; com o assento: 7 a 15 kg". */
function isTakenBack(draft: DraftFact, segment: Segment, sentences: readonly Stretch[], own: Stretch): boolean {
  const next = sentences[sentences.indexOf(own) + 1];
  if (next === undefined || segment.text[own.to - 1] !== ';') return false;
  if (TAKES_BACK.test(segment.folded.slice(next.from, next.to))) return true;
  return draft.kind === 'quantity' && isSecondCase(draft, segment, next);
}

/** How many clauses back a subject carries. */
const REACH = 6;

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
function isBoxRead({ segments, covers }: Reading): boolean {
  return segments.every((segment, index) => {
    const isBox =
      segment.meaning?.kind === 'contents' ||
      (segment.heading !== null &&
        segment.heading !== 'unknown' &&
        segment.heading.kind === 'contents' &&
        segment.isItem);
    return !isBox || sentencesOfLine(segment).every((sentence) => covers(index, sentence));
  });
}
