import { LOSES_GRADE, TAKES_BACK } from '#writer/data/facts/understood-words.ts';
import { clausesOf, type Stretch, sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import { laterLimitEnd } from './later-limit.ts';
import type { Token } from './portuguese-words.ts';
import { isSecondCase, isSecondHalf } from './second-case.ts';
import type { Segment } from './source-segments.ts';

/** Words that make a value true only for a case, a mode, a model or a source of its own. Folded. */
const CONDITION =
  /\b(?:nao|nem|sem|so|somente|apenas|exceto|menos|salvo|se|quando|caso|desde|apos|depois|antes|durante|enquanto|segundo|conforme|depende\w*|mas|porem|modos?|opciona(?:l|is)|vendid[oa]s?|a parte|alguns|algumas|outr[oa]s?|vers(?:ao|oes)|fornecedor|fabricante|laudo|teste|minimo|maximo|selo|abert[oa]s?|fechad[oa]s?|dobrad[oa]s?|esgotad[oa]s?|acabou|indisponive(?:l|is))\b/;

/** What is a name or a whole sentence already holds all of its words. */
const WHOLE: ReadonlySet<DraftFact['kind']> = new Set([
  'product_type',
  'brand',
  'model_code',
  'warning',
  'care',
  'number',
  'price',
  'link',
]);
const IN_TITLE: ReadonlySet<DraftFact['kind']> = new Set(['audience', 'compatibility', 'use']);

/** "cachorro pequeno": in a title the word behind may name fewer of them. */
const NARROWER = /^\s(?:pequen|medi|grand|adult|filhot|idos|jove|recem|de\s(?:ate\s)?\d|ate\s|a partir)/;

type Around = {
  segment: Segment;
  /** Words of a stretch that no fact tells and that are not neutral. */
  left: (stretch: Stretch) => readonly Token[];
  /** The line gives another value for the same measure. */
  hasRival: boolean;
  isLedAway: boolean;
  /** An item of the list that it stands in was not read. */
  isListBroken: boolean;
};

/**
 * The seller's words that a value in doubt is true with: "até 6 h por carga com volume a 50%". Undefined where it stands
 * by itself. With them a fact is told even when it is confirmed, or not at all.
 */
export function boundClause(draft: DraftFact, around: Around): string | undefined {
  const { segment, hasRival } = around;
  if (WHOLE.has(draft.kind)) return undefined;
  const own = ownStretch(draft, segment);
  if (segment.isTitle) {
    const isBound = IN_TITLE.has(draft.kind) && NARROWER.test(segment.folded.slice(draft.to));
    return isBound ? wordsOf(segment, own) : undefined;
  }
  const loses = draft.kind === 'certification' ? LOSES_GRADE.exec(segment.folded.slice(draft.to)) : null;
  if (loses) return wordsOf(segment, { from: own.from, to: draft.to + loses.index + loses[0].length });
  const limitEnd = laterLimitEnd(draft, segment);
  if (limitEnd !== undefined) return wordsOf(segment, { from: own.from, to: Math.max(own.to, limitEnd) });
  const isBound =
    hasRival ||
    around.isListBroken ||
    isSecondHalf(draft, segment) ||
    isInBrackets(segment, draft) ||
    (draft.kind === 'claim' && segment.label !== null && /[;,/]| e /.test(segment.text)) ||
    (draft.kind === 'quantity' ? isLimitedMeasure(draft, around) : isLimited(draft, around, own));
  if (!isBound) return undefined;
  const before =
    around.isLedAway && own.from > 0 ? sentencesOfLine(segment).findLast(({ to }) => to <= own.from) : undefined;
  return wordsOf(segment, { from: before?.from ?? own.from, to: own.to });
}

/** Behind a label all that semicolons join is one thought. */
function ownStretch({ from, to }: DraftFact, segment: Segment): Stretch {
  const sentences = sentencesOfLine(segment);
  let first = sentences.findIndex((one) => from < one.to && one.from < to);
  let last = sentences.findLastIndex((one) => from < one.to && one.from < to);
  if (first < 0) return { from: 0, to: segment.text.length };
  const isJoined = (at: number) => segment.text[(sentences[at]?.to ?? 0) - 1] === ';';
  if (segment.label !== null) while (first > 0 && isJoined(first - 1)) first -= 1;
  const isOneList = segment.label !== null && first === 0;
  while (last < sentences.length - 1 && isJoined(last) && (isOneList || limitsOneBefore(segment, sentences[last + 1])))
    last += 1;
  const stretch = { from: sentences[first]?.from ?? 0, to: sentences[last]?.to ?? segment.text.length };
  return segment.label === null ? betweenBars(stretch, segment, from) : stretch;
}

/** "Bluetooth 5.0 | faz ligação | não tem NFC": each piece is a thought of its own; brackets are closed. */
function betweenBars(stretch: Stretch, { text }: Segment, at: number): Stretch {
  const before = text.slice(stretch.from, at).lastIndexOf(' | ');
  const after = text.slice(at, stretch.to).indexOf(' | ');
  const from = before < 0 ? stretch.from : stretch.from + before + 3;
  const to = after < 0 ? stretch.to : at + after;
  const isOpen = text.slice(from, to).lastIndexOf('(') > text.slice(from, to).lastIndexOf(')');
  const close = isOpen ? text.indexOf(')', to) : -1;
  return { from, to: close < 0 ? to : close + 1 };
}

/** "Não escurece se guardado seco; com cloro ou suor pode escurecer". */
function limitsOneBefore(segment: Segment, next: Stretch | undefined): boolean {
  if (next === undefined) return false;
  return takesBack(segment, next) || /^\s*(?:com|sem|nem)\s/.test(segment.folded.slice(next.from, next.to));
}

function takesBack({ folded }: Segment, next: Stretch | undefined): boolean {
  return next !== undefined && TAKES_BACK.test(folded.slice(next.from, next.to));
}

/** "92 cm no M", "38 g com o estojo", "300 g (vazia)", "10 m, mas só ao ar livre"; a label that we do not know. */
function isLimitedMeasure(draft: DraftFact, { segment, left }: Around): boolean {
  const sentences = sentencesOfLine(segment);
  const sentence = sentences.find(({ from, to }) => draft.from < to && from < draft.to);
  if (!sentence) return false;
  if (segment.label !== null && segment.meaning === null && sentence === sentences[0]) return true;
  const clauses = clausesOf(segment, sentence);
  const at = clauses.findLastIndex(({ from, to }) => draft.from < to && from < draft.to);
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (!clause) return false;
  const own = left(clause);
  if (own.some(({ start }) => start >= draft.to) || (draft.role === 'duration' && own.length > 0)) return true;
  if (own.some(({ norm }) => CONDITION.test(foldPortuguese(norm)))) return true;
  if (next && segment.text[next.from - 1] === '(' && left(next).length > 0) return true;
  if (takesBack(segment, next) || isSecondCase(draft, segment, next)) return true;
  const after = sentences[sentences.indexOf(sentence) + 1];
  if (segment.text[sentence.to - 1] === ';' && (takesBack(segment, after) || isSecondCase(draft, segment, after)))
    return true;
  return clauses.slice(0, at).some((one) => left(one).some(({ norm }) => CONDITION.test(norm)));
}

function isLimited(draft: DraftFact, { segment, left }: Around, own: Stretch): boolean {
  const unread = left(own).filter(({ start, end }) => end <= draft.from || start >= draft.to);
  return (
    unread.some(({ norm, start }) => CONDITION.test(norm) || isInBrackets(segment, { from: start, to: start + 1 })) ||
    (draft.kind !== 'claim' && isFollowed(draft, unread, segment))
  );
}

/** "cachorro pequeno", "poliéster da capa": the word right behind makes another thing of it. */
function isFollowed({ to }: DraftFact, left: readonly Token[], { text }: Segment): boolean {
  return left.some(
    ({ start, kind }) =>
      kind === 'word' &&
      start >= to &&
      /^:?\s(?:(?:de|da|do|com|para|em|no|na|a|o)\s){0,2}$/i.test(text.slice(to, start)),
  );
}

function isInBrackets({ text }: Segment, { from, to }: Stretch): boolean {
  const open = text.lastIndexOf('(', from);
  return open >= 0 && text.indexOf(')', open) >= to - 1 && !text.slice(open, from).includes(')');
}

function wordsOf({ text, label }: Segment, { from, to }: Stretch): string {
  const words = text
    .slice(from, to)
    .trim()
    .replace(/[\s.!;,]+$/, '');
  return `${label !== null && from === 0 ? `${label}: ` : ''}${words}`.slice(0, 600);
}
