import { sentencesOfLine } from './covered-words.ts';
import type { DraftFact } from './draft-fact.ts';
import { isAllergen } from './find-cautions.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Segment } from './source-segments.ts';

const OPENING =
  /\b(?:acompanham?|inclui|contem(?=:|\s(?:\d|um |uma |dois |duas |tres ))|(?:kit|conjunto|pacote|caixa|embalagem|jogo|estojo|maleta)\s(?:\p{L}+\s){0,3}contem|vem com|o kit traz|vem acompanhad[oa] de|itens inclusos)\s?:?\s(?=(?:\d|um |uma |o |a |os |as )?\p{L}|\d)/u;
const COUNTED = /^(?:\d{1,3}\s?(?:x|\*|un\.?|unidades?(?: de)?|pecas?(?: de)?)?\s|0?\d{1,2}x\s?|um |uma |dois |duas )/;
/** What a text "contains" without it lying in the box, and ways to pay that look like a count. */
const NO_ITEM =
  /\b(?:pecas pequenas|gluten|lactose|latex|alcool|juros|voce|para que|nao|n|cupom|desconto|a vacuo|numa|igual|no cartao|inteiro)\b|\br\$|^(?:\d+ )?(?:de|em|por) /;

/** What comes in the box: the list under its heading, the labelled line, "acompanha cabo e manual", "1 x cabo". */
export function findContents(segment: Segment, index: number): DraftFact[] {
  if (isAllergen(segment.label === null ? segment.folded : `${foldPortuguese(segment.label)}: ${segment.folded}`))
    return [];
  if (isContents(segment.meaning, segment.label, segment.folded)) return piecesOf(segment, index, 0, listEnd(segment));
  const { heading } = segment;
  const under =
    heading !== null &&
    heading !== 'unknown' &&
    (heading.kind === 'contents' || (heading.kind === 'capacity' && COUNTED.test(segment.folded)));
  if (under && segment.label === null && (segment.isItem || COUNTED.test(segment.folded))) {
    return piecesOf(segment, index, 0, endOf(segment, 0));
  }
  if (segment.label !== null) return [];
  const included = /(?:^|\s\/\s)([^/]{3,40}?)\s\(?(?:ja )?inclus[oa]s?\)?(?:\s?\([^()]{1,16}\))?$/.exec(segment.folded);
  if (included?.[1] && !/\b(?:nao|n)$/.test(included[1]) && segment.isItem) {
    const from = included.index + included[0].indexOf(included[1]);
    return piecesOf(segment, index, from, from + included[1].length);
  }
  const end = endOf(segment, 0);
  if (isCountedList({ ...segment, folded: segment.folded.slice(0, end) })) return piecesOf(segment, index, 0, end);
  const opening = OPENING.exec(segment.folded);
  if (!opening || /\b(?:nao|n|sem|que|ja)\s(?:\S+\s)?$/.test(segment.folded.slice(0, opening.index)) || segment.isTitle)
    return [];
  const from = opening.index + opening[0].length;
  // "Contém PTFE? Não": asked, and not said.
  if (segment.text[endOf(segment, from)] === '?') return [];
  return piecesOf(segment, index, from, endOf(segment, from), opening[0].replace(/[\s:]+$/, ''));
}

/** "Acompanha 1 caneta" names what comes with the product, and not all that lies in the box. */
const ADDS = /^(?:acompanham?|inclui|vem com|vem acompanhad[oa] de|o que acompanha|acomp)$/;

/** "Conteúdo: 1 capa, 2 cabos" is the box; "Conteúdo: 60 ml" is the volume. */
function isContents(meaning: Segment['meaning'], label: string | null, folded: string): boolean {
  if (meaning?.kind === 'contents') return true;
  return (
    meaning?.kind === 'capacity' &&
    /^conte/i.test(label ?? '') &&
    COUNTED.test(folded) &&
    !/^\d+\s?(?:ml|l|litros?|g|kg)\b/.test(folded)
  );
}

/** "1 escovinha + 1 óleo + 1 cabo", "1x relógio 1x latinha", "1 x cabo": each piece has its count. */
function isCountedList({ folded, isTitle }: Segment): boolean {
  if (isTitle || NO_ITEM.test(folded.replaceAll(/\([^()]*\)/g, ''))) return false;
  if (/^\d{1,2}\s?[x*]\s?\p{L}/u.test(folded) && folded.length <= 90) return true;
  const pieces = folded.replaceAll(/\s?\([^()]*\)/g, '').split(/\s?[+;]\s/);
  return pieces.length > 1 && pieces.every((piece) => /^\d{1,3} \p{L}{3,}/u.test(piece));
}

/** "1 cabo. 1 manual.", "1 cabo. Manual.": what counts or is a name alone goes on with the list. */
const GOES_ON = /^(?:\p{L}+\s?){1,2}[.!]?$/u;
const BESIDE_BOX = /^(?:cor|cores|garantia|frete|exceto|nao|sem|obs|pilhas?)\b/;

/** Where the list of a box ends: a sentence behind it is none of it. */
export function listEnd(segment: Segment): number {
  const sentences = sentencesOfLine(segment);
  const isJoined = (at: number) => segment.text[(sentences[at]?.to ?? 0) - 1] === ';';
  const isOfList = ({ from, to }: { from: number; to: number }) => {
    const words = segment.folded.slice(from, Math.min(to, from + 60)).trim();
    return COUNTED.test(words) || (GOES_ON.test(words) && !BESIDE_BOX.test(words));
  };
  const last = sentences.findIndex((_, at) => {
    const next = sentences[at + 1];
    return next === undefined || (!isJoined(at) && !isOfList(next));
  });
  return sentences[last]?.to ?? segment.text.length;
}

function endOf({ text }: Segment, from: number): number {
  const stop = /[.!?](?:\s|$)/.exec(text.slice(from));
  return stop ? from + stop.index : text.length;
}

function piecesOf(segment: Segment, index: number, from: number, end: number, verb = ''): DraftFact[] {
  const opening = ADDS.test(foldPortuguese(verb || (segment.label ?? '')))
    ? (verb || (segment.label ?? '')).toLowerCase()
    : '';
  const facts: DraftFact[] = [];
  let start = from;
  const push = (to: number) => {
    const words = segment.text.slice(start, to).replace(/\s?\((?!.*\)).*$/u, '');
    const value = words
      .trim()
      .replace(/^(?:(?:e|tb|tbm|também|tambem)\s)?(?:(?:o|a|os|as)\s)?/iu, '')
      .replace(/[.,;!]+$/, '');
    // A list that goes on below is no item.
    if (
      /\p{L}{2}/u.test(value) &&
      !/[:：]$/u.test(value) &&
      value.length <= 60 &&
      !NO_ITEM.test(foldPortuguese(value))
    ) {
      facts.push({
        kind: 'contents',
        role: null,
        value,
        text: opening === '' ? value : `${opening} ${value}`,
        line: segment.line,
        segment: index,
        from: start,
        to,
      });
    }
  };
  const separator =
    /,\s|\s?;\s?|\s\+\s|\se\s(?=[\p{L}\d])|\s\/\/?\s|\s(?=\d{1,2}x\s)|\.\s(?=\d{1,3}\s?x?\s?\p{L}{3})/gu;
  // What stands in brackets belongs to its item.
  const visible = segment.text.slice(from, end).replaceAll(/\([^()]*\)/g, (words) => '·'.repeat(words.length));
  for (const sign of visible.matchAll(separator)) {
    push(from + sign.index);
    start = from + sign.index + sign[0].length;
  }
  push(end);
  return facts;
}
