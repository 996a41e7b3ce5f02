import { MEASURE_WORDS, NEUTRAL_WORDS } from '#writer/data/facts/understood-words.ts';
import type { LexiconRole } from '#writer/data/lexicon/lexicon-entry.ts';
import type { DraftFact } from './draft-fact.ts';
import { isNameWord } from './is-name-word.ts';
import { contextOf, matchLexicon } from './lexicon-matcher.ts';
import { normalizeWord, type Token, tokenize } from './portuguese-words.ts';
import type { Segment } from './source-segments.ts';

export type Stretch = { from: number; to: number };

const ABBREVIATED =
  /\b(?:aprox|max|min|tam|cod|ref|vol|alt|larg|comp|compr|diam|prof|cap|obs|qtd|un|pol|vel|veloc|pot|temp|med|cx|pc|pcs|nv|niv|mod)$/;

/** A line may be one of thousands of words, and is asked for at every fact of it: what it is cut into is kept. */
function kept<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

export const tokensOf = kept(({ text }: Segment): Token[] => tokenize(text));

const LONGEST_BRACKET = 160;

/** The sentences of a line; what stands in brackets belongs to its sentence. */
export const sentencesOfLine = kept(({ text, folded }: Segment): Stretch[] => {
  const sentences: Stretch[] = [];
  let from = 0;
  let closed = -1;
  for (const stop of text.matchAll(/[.!?;]+(?=\s|$)|\(/gu)) {
    if (stop[0] === '(')
      closed = Math.max(closed, text.slice(stop.index, stop.index + LONGEST_BRACKET).indexOf(')') + stop.index);
    if (stop[0] === '(' || stop.index < closed) continue;
    if (ABBREVIATED.test(folded.slice(Math.max(0, stop.index - 8), stop.index))) continue;
    sentences.push({ from, to: stop.index + stop[0].length });
    from = stop.index + stop[0].length;
  }
  return text.slice(from).trim() === '' && sentences.length > 0 ? sentences : [...sentences, { from, to: text.length }];
});

const clausesOfSegment = kept((_: Segment) => new Map<Stretch, Stretch[]>());

/** The clauses of a sentence, in order; what stands in brackets is one of its own. */
export function clausesOf(segment: Segment, sentence: Stretch): Stretch[] {
  const known = clausesOfSegment(segment);
  const clauses = known.get(sentence) ?? cutClauses(segment, sentence);
  known.set(sentence, clauses);
  return clauses;
}

function cutClauses({ text }: Segment, sentence: Stretch): Stretch[] {
  const clauses: Stretch[] = [];
  let from = sentence.from;
  for (const stop of text.slice(sentence.from, sentence.to).matchAll(/,\s|\s[-–—/|]\s|[()]/gu)) {
    const at = sentence.from + stop.index;
    clauses.push({ from, to: at });
    from = at + stop[0].length;
  }
  return [...clauses, { from, to: sentence.to }].filter(({ from, to }) => /[\p{L}\d]/u.test(text.slice(from, to)));
}

const PURPOSE = /^(?:para|pra|pro|p)$/;
const PURPOSE_KINDS: ReadonlySet<DraftFact['kind']> = new Set(['use', 'audience', 'compatibility']);

/** The words of the sentence that none of these facts tells, and that are not neutral. `facts` are those of the same line. */
export function uncoveredIn(
  segment: Segment,
  sentence: Stretch,
  facts: readonly DraftFact[],
  product: string,
): readonly Token[] {
  const tokens = tokensOf(segment);
  const here = tokens.filter(({ start, end }) => start >= sentence.from && end <= sentence.to);
  const told = facts.filter(({ from, to }) => from < sentence.to && sentence.from < to);
  const known = new Set([
    ...told.flatMap(({ role, part, kind }) => [kind === 'quantity' ? '' : (role ?? ''), part ?? '']).flatMap(wordsOf),
    ...(segment.isTitle ? [] : wordsOf(product)),
  ]);
  const inShopWords = segment.isTitle ? shopWords(tokens) : () => false;
  const isAbout = /\bmais ou menos\b/.test(segment.folded);
  return here.filter((token, at) => !isTold(token, at));

  function isTold(token: Token, at: number): boolean {
    if (isAbout && /^(?:mais|ou|menos)$/.test(token.norm)) return true;
    if (token.kind === 'stop' || told.some(({ from, to }) => from <= token.start && token.end <= to)) return true;
    if (token.kind === 'number') return false;
    if (token.norm === 'ou') return told.some(({ kind }) => kind === 'colour' || kind === 'size_range');
    if (PURPOSE.test(token.norm)) return opensPurpose(here.slice(at + 1), told);
    return (
      NEUTRAL_WORDS.has(token.norm) ||
      known.has(token.norm) ||
      isMeasureWord(token.norm, told) ||
      inShopWords(token) ||
      (segment.isTitle && isNameWord(token.raw, segment.text))
    );
  }
}

function wordsOf(text: string): string[] {
  return text
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .map(normalizeWord);
}

/** "para" is understood where what follows it is. */
function opensPurpose(after: readonly Token[], told: readonly DraftFact[]): boolean {
  const next = after.find(({ norm }) => !/^(?:o|a|os|as|uso|seu|sua)$/.test(norm));
  return (
    next !== undefined &&
    told.some(({ kind, from, to }) => PURPOSE_KINDS.has(kind) && from <= next.start && next.end <= to)
  );
}

/** "peso" is understood beside a weight. */
export function isMeasureWord(word: string, facts: readonly DraftFact[]): boolean {
  return facts.some(({ kind, role }) => kind === 'quantity' && MEASURE_WORDS[word]?.some((one) => one === role));
}

/** Words of a title that say nothing of its numbers. */
const SHOWN_IN_TITLE: ReadonlySet<LexiconRole> = new Set(['shop', 'set', 'feature', 'pattern']);

function shopWords(tokens: readonly Token[]): (token: Token) => boolean {
  const matches = matchLexicon(tokens, contextOf(tokens)).filter(({ entry }) => SHOWN_IN_TITLE.has(entry.role));
  return (token) => matches.some(({ from, to }) => tokens.slice(from, to).includes(token));
}
