import { saysCare, saysProhibition } from '#writer/compose/say-grammar.ts';
import { saysProperty, saysUses } from '#writer/compose/says-property.ts';
import type { DraftFact } from './draft-fact.ts';
import type { Segment } from './source-segments.ts';

const CLAUSE = /\s*[,;|!?•]\s*|\.(?=\s|$)|\s[-–—/+]\s/gu;
/** Where a clause says more than one thing: "lanterna com sensor", "zíper reforçado e alça lateral". */
const INSIDE = /\s(?=com\s)|\se\s/giu;

/** Words of a clause that speaks of other things than the product: its parts prove nothing. */
const ELSEWHERE =
  /\b(?:nao|n|nem|sem|fotos?|decoracao|combina|combine|siga|ganhe|compre|use|voce|seu|sua|loja|cliente)\b/;
const FEWEST_WORDS = 3;

const NOTE_LABEL = /^(?:cuidado|atenç[aã]o|aviso|importante|obs)$/i;
/** Handling that is asked for: "deixe esfriar", "seque à sombra". */
const CARE_VERB =
  /^(?:deixe esfriar|lav[ea]|lavar|limp[ea]|limpar|sequ?e|secar|guarde|guardar|enxag|troque|trocar|lubrifi|recarreg)/;

type Clause = { from: number; to: number };

/** Clauses whose every word is known: "alças acolchoadas", "2 bolsos laterais", "não esfregue a lente". What others read is left to them. */
export function findProperties(segment: Segment, index: number, taken: readonly DraftFact[]): DraftFact[] {
  const isNote = NOTE_LABEL.test(segment.label ?? '');
  if ((segment.label !== null && !isNote) || segment.heading !== null) return [];
  const all = { from: 0, to: segment.text.length };
  if (!segment.isTitle && !taken.some((fact) => fact.segment === index) && saysUses(segment.text))
    return [draftOf('use', segment, index, all)];
  return clausesOf(segment.text, CLAUSE, all).flatMap((clause) => {
    const whole = propertyOf(segment, index, clause, taken);
    if (whole) return [whole];
    if (ELSEWHERE.test(segment.folded.slice(clause.from, clause.to))) return [];
    return clausesOf(segment.text, INSIDE, clause)
      .filter(
        ({ from, to }) =>
          segment.text.slice(from, to).split(/\s+/).length >= FEWEST_WORDS ||
          !/^com\s/i.test(segment.text.slice(from, to)),
      )
      .flatMap((part) => propertyOf(segment, index, part, taken) ?? []);
  });
}

function propertyOf(
  segment: Segment,
  index: number,
  { from, to }: Clause,
  taken: readonly DraftFact[],
): DraftFact | undefined {
  const value = segment.text.slice(from, to);
  // What is asked is not said.
  if (/^\s*[!?]*\?/.test(segment.text.slice(to))) return undefined;
  if (taken.some((fact) => fact.kind !== 'number' && fact.segment === index && fact.from < to && from < fact.to))
    return undefined;
  // In a title only what is said to come with the product is surely its own.
  const isOwn = !segment.isTitle || /^(?:com|\d)\s/i.test(value);
  const isNote = NOTE_LABEL.test(segment.label ?? '');
  const isProperty = isOwn && saysProperty(value, !segment.isTitle && (segment.isItem || / \| /.test(segment.text)));
  const kind =
    saysProhibition(value) || (isNote && isProperty)
      ? 'warning'
      : opensSentence(segment.text, from) && CARE_VERB.test(segment.folded.slice(from, to)) && saysCare(value)
        ? 'care'
        : isProperty
          ? 'claim'
          : undefined;
  return kind && draftOf(kind, segment, index, { from, to });
}

function opensSentence(text: string, from: number): boolean {
  return /(?:^|[.!;|])\s*$/.test(text.slice(0, from));
}

function draftOf(kind: DraftFact['kind'], segment: Segment, index: number, { from, to }: Clause): DraftFact {
  const value = segment.text.slice(from, to);
  return { kind, role: null, value, text: segment.text.slice(0, 120), line: segment.line, segment: index, from, to };
}

function clausesOf(text: string, divider: RegExp, { from, to }: Clause): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  const push = (end: number) => {
    const words = text.slice(start, end);
    const lead = words.length - words.trimStart().length;
    if (words.trim() !== '') clauses.push({ from: start + lead, to: start + lead + words.trim().length });
  };
  for (const match of text.slice(from, to).matchAll(divider)) {
    push(from + match.index);
    start = from + match.index + match[0].length;
  }
  push(to);
  return clauses;
}
