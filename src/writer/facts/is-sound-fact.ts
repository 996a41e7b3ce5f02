import { listedValue, usageWords } from '#writer/compose/list-statements.ts';
import { sayPhrase } from '#writer/compose/say-phrase.ts';
import { materialInJapanese } from '#writer/compose/say-value.ts';
import { PART_NOUNS } from '#writer/data/facts/part-nouns.ts';
import { COUNTED_ROLES, NO_CHOICE, NO_THING, UNCHECKED_PRAISE } from '#writer/data/facts/understood-words.ts';
import { clausesOf, isMeasureWord, sentencesOfLine, tokensOf } from './covered-words.ts';
import { isDenialLabel } from './denied-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { isCaution } from './find-cautions.ts';
import { foldPortuguese } from './folded-text.ts';
import { isCertainType } from './is-certain-type.ts';
import type { Segment } from './source-segments.ts';

export type SourceOfFacts = {
  segments: readonly Segment[];
  isKit: boolean;
  /** The buyer chooses the colour. */
  isChosen: boolean;
  /** Warnings and care, by segment. */
  notes: ReadonlyMap<number, readonly DraftFact[]>;
};

export function sourceOf(drafts: readonly DraftFact[], segments: readonly Segment[], source: string): SourceOfFacts {
  const title = segments.find(({ isTitle }) => isTitle);
  return {
    segments,
    isKit: title !== undefined && /\b(?:kit|conjunto|combo|jogo|par)\b|\s\+\s/.test(title.folded),
    isChosen: !NO_CHOICE.test(foldPortuguese(source)),
    notes: bySegment(drafts.filter(({ kind }) => kind === 'warning' || kind === 'care')),
  };
}

export function bySegment(drafts: readonly DraftFact[]): Map<number, DraftFact[]> {
  const segments = new Map<number, DraftFact[]>();
  for (const draft of drafts) {
    const own = segments.get(draft.segment);
    if (own) own.push(draft);
    else segments.set(draft.segment, [draft]);
  }
  return segments;
}

/** By itself, before the words around it are looked at: has the fact a place that gives it its owner and its sense? */
export function isSound(draft: DraftFact, given: SourceOfFacts): boolean {
  const segment = given.segments[draft.segment];
  if (!segment) return false;
  if (draft.kind === 'product_type') return isCertainType(draft, segment);
  const isWarned = draft.kind === 'warning' && saysWhatNotToDo(draft, segment);
  if (segment.isOfOther || (isInBrackets(segment, draft) && !isWarned) || isAsked(segment, draft)) return false;
  if (/[.!?;]\s+\p{L}/u.test(draft.value) && segment.meaning?.kind !== 'howto' && !isDenialLabel(segment.label))
    return false;
  if (segment.label !== null && segment.meaning === null && !isWarned && !isOfPart(draft, segment)) return false;
  if (!isOwnerNamed(draft, segment)) return false;
  return SOUND[draft.kind]?.(draft, segment, given) ?? true;
}

const FORBIDDEN =
  /^(?:mas )?(?:nao|nunca) (?:e (?:bivolt|a prova|impermeavel|resistente)|\p{L}+(?:ar|er|ir)|use|ligue|tem|possui)\b/u;

/** "110 V (não ligar em 220 V)", "Não usar: grávidas": a warning with its verb needs no other words. */
function saysWhatNotToDo({ value }: DraftFact, { label, meaning }: Segment): boolean {
  return (
    isDenialLabel(label) ||
    isCaution(foldPortuguese(value)) ||
    (meaning !== null && FORBIDDEN.test(foldPortuguese(value)))
  );
}

type Test = (draft: DraftFact, segment: Segment, given: SourceOfFacts) => boolean;

const SOUND: Partial<Record<DraftFact['kind'], Test>> = {
  brand: (_, { label }) => label !== null,
  model_code: (_, { label }) => label !== null,
  quantity: isSoundQuantity,
  size_range: (_, segment) => segment.meaning?.kind === 'sizes' || /\b(?:tamanhos?|numeracao)\b/.test(segment.folded),
  colour: isSoundColour,
  material: ({ role, value }) =>
    materialInJapanese(value) !== null &&
    (role === null ||
      /^parte /.test(role) ||
      foldPortuguese(role)
        .split(' ')
        .every((word) => PART_NOUNS.has(word))),
  compatibility: ({ value }, { meaning }) =>
    meaning?.kind === 'compatibility' || listedValue(value).ja !== null || sayPhrase(value) !== undefined,
  audience: ({ value }, { meaning }) => meaning?.kind === 'audience' || listedValue(value).ja !== null,
  use: (draft, { meaning }) =>
    meaning?.kind === 'use' ||
    meaning?.kind === 'howto' ||
    usageWords(draft).ja !== null ||
    sayPhrase(draft.value) !== undefined,
  contents: isSoundContents,
  claim: ({ value }, { meaning }) =>
    !UNCHECKED_PRAISE.test(foldPortuguese(value)) && (meaning?.kind !== 'claim' || sayPhrase(value) !== undefined),
};

/** A measure needs a label or the word for it in its own sentence; in a kit it is nobody knows whose. */
function isSoundQuantity(draft: DraftFact, segment: Segment, { isKit, notes }: SourceOfFacts): boolean {
  const { role, part } = draft;
  if (role === 'age' && draft.unit === undefined) return false;
  // "Não usar acima de 60 °C": what a warning measures is not the product's.
  if (notes.get(draft.segment)?.some(({ from, to }) => from < draft.to && draft.from < to)) return false;
  if (part === undefined && OF_ONE_THING.has(role ?? '') && isKit) return false;
  if (segment.isTitle || part !== undefined || COUNTED_ROLES.has(role ?? '')) return true;
  // "33 x 19 x 10 cm, 1,3 kg": a line of measures alone is the product's.
  if (segment.isItem && /^[\d\s.,x×cmkg]+$/.test(segment.folded)) return true;
  const sentences = sentencesOfLine(segment);
  const at = sentences.findIndex(({ from, to }) => draft.from < to && from < draft.to);
  const clauses = sentences[at] ? clausesOf(segment, sentences[at]) : [];
  const place = clauses.findIndex(({ from, to }) => draft.from < to && from < draft.to);
  // A label speaks for its first clause: "Garantia: 30 dias. Trocas em até 7 dias".
  if (segment.label !== null && at <= 0 && place <= 0) return true;
  const { from = 0, to = 0 } = clauses[place] ?? {};
  const words = tokensOf(segment).filter(({ start, end }) => start >= from && end <= to);
  return words.some(({ norm }) => isMeasureWord(norm, [draft]));
}

const OF_ONE_THING: ReadonlySet<string> = new Set(
  'weight length width height depth diameter thickness dimensions volume'.split(' '),
);

/** "roxo/lilás, verde/cinza" are pairs; "Cor: preto e branco" may be one; "cores sortidas" are nobody's choice. */
function isSoundColour({ role }: DraftFact, segment: Segment, { isChosen }: SourceOfFacts): boolean {
  if (role !== null) return PART_NOUNS.has(foldPortuguese(role));
  if (!isChosen) return false;
  if (segment.label === null) return true;
  const isList = /[,;]/.test(segment.text);
  if (/\p{L}\s?\/\s?\p{L}/u.test(segment.text)) return !isList && /^cores/.test(foldPortuguese(segment.label));
  return !/^cor\b/.test(foldPortuguese(segment.label)) || !/\s(?:e|com)\s/.test(segment.folded);
}

const OPENS_BOX = /\b(?:acompanham?|inclui|vem com|vem acompanhad[oa]|itens inclusos)\b/;

/** The box is named: by its heading, its label or its verb. "3 compartimentos + 1 bolso" are parts. */
function isSoundContents({ value }: DraftFact, segment: Segment): boolean {
  const { meaning, heading } = segment;
  const isNamed =
    meaning?.kind === 'contents' ||
    (heading !== null && heading !== 'unknown' && heading.kind === 'contents') ||
    OPENS_BOX.test(segment.folded);
  return isNamed && !NO_THING.test(foldPortuguese(value));
}

function isInBrackets({ text }: Segment, { from, to }: DraftFact): boolean {
  const open = text.lastIndexOf('(', from);
  return open >= 0 && text.indexOf(')', open) >= to - 1 && text.slice(open, from).indexOf(')') < 0;
}

function isAsked({ text }: Segment, { to }: DraftFact): boolean {
  return /^[^.!;]*\?/.test(text.slice(to, to + 200));
}

/** "Pulseira: silicone": the label is the part that the fact names, and speaks for its first sentence. */
function isOfPart(draft: DraftFact, segment: Segment): boolean {
  const name = draft.part ?? draft.role;
  return Boolean(
    name && segment.label && foldPortuguese(segment.label).includes(foldPortuguese(name)) && isFirst(draft, segment),
  );
}

function isFirst(draft: DraftFact, segment: Segment): boolean {
  return draft.from < (sentencesOfLine(segment)[0]?.to ?? 0);
}

const EACH = /^cada (?:unidade|pe|par|peca|lado|fone|pote|copo|prato|toalha|meia)$/;

/** Whose it is stands in its own clause, or in the label of its sentence: "Tampa: não tem. Aguenta 20 kg" is not the lid's. */
function isOwnerNamed(draft: DraftFact, segment: Segment): boolean {
  const name =
    draft.kind === 'quantity' ? draft.part : draft.kind === 'material' || draft.kind === 'colour' ? draft.role : null;
  // The stone of a jewel needs no other word.
  if (!name || /^parte /.test(name) || (segment.isTitle && name === 'pedra')) return true;
  const folded = foldPortuguese(name);
  if (folded.startsWith('cada ') && !EACH.test(folded)) return false;
  const sentence = sentencesOfLine(segment).find(({ from, to }) => draft.from < to && from < draft.to);
  const clause = sentence && clausesOf(segment, sentence).find(({ from, to }) => draft.from < to && from < draft.to);
  const word = folded.replace(/^cada /, '').split(' ')[0] ?? '';
  if (clause && segment.folded.slice(clause.from, clause.to).includes(word)) return true;
  const isDenied = sentence !== undefined && /\b(?:nao|sem)\b/.test(segment.folded.slice(sentence.from, sentence.to));
  return segment.label !== null && foldPortuguese(segment.label).includes(word) && isFirst(draft, segment) && !isDenied;
}
