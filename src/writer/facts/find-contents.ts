import type { DraftFact } from './draft-fact.ts';
import { foldPortuguese } from './folded-text.ts';
import type { Segment } from './source-segments.ts';

const OPENING =
  /\b(?:acompanha|acompanham|inclui|contem|vem com|o kit traz|vem acompanhad[oa] de|itens inclusos|inclusos?)\s?:?\s/;
const COUNTED = /^(?:\d{1,3}\s?(?:x|un\.?|unidades?(?: de)?|pecas?(?: de)?)?\s|0?\d{1,2}x\s?|um |uma |dois |duas )/;

/** What comes in the box: the list under its heading, the labelled line, "acompanha cabo e manual", "1 x cabo". */
export function findContents(segment: Segment, index: number): DraftFact[] {
  if (segment.meaning?.kind === 'contents') return piecesOf(segment, index, 0);
  const under = segment.heading !== null && segment.heading !== 'unknown' && segment.heading.kind === 'contents';
  if (
    under &&
    segment.label === null &&
    (segment.isItem || COUNTED.test(segment.folded) || segment.text.length <= 50)
  ) {
    return piecesOf(segment, index, 0);
  }
  if (segment.label !== null) return [];
  if (/^\d{1,2}\s?x\s\p{L}/u.test(segment.folded) && segment.text.length <= 60) return piecesOf(segment, index, 0);
  const opening = OPENING.exec(segment.folded);
  if (!opening || /\b(?:nao|sem)\s(?:\S+\s)?$/.test(segment.folded.slice(0, opening.index)) || segment.isTitle)
    return [];
  return piecesOf(segment, index, opening.index + opening[0].length);
}

function piecesOf(segment: Segment, index: number, from: number): DraftFact[] {
  const stop = /[.!?;](?:\s|$)/.exec(segment.text.slice(from));
  const end = stop ? from + stop.index : segment.text.length;
  const facts: DraftFact[] = [];
  let start = from;
  const push = (to: number) => {
    const words = segment.text.slice(start, to);
    const value = words.trim().replace(/^(?:e|o|a|os|as)\s/iu, '');
    if (/\p{L}{2}/u.test(value) && value.length <= 60 && !/\b(?:nao|voce|para que)\b/.test(foldPortuguese(value))) {
      facts.push({
        kind: 'contents',
        role: null,
        value,
        text: value,
        line: segment.line,
        segment: index,
        from: start,
        to,
      });
    }
  };
  for (const sign of segment.text.slice(from, end).matchAll(/,\s|\s\+\s|\se\s(?=\d|uma?\s|o\s|a\s|\p{L})|\s\/\s/gu)) {
    push(from + sign.index);
    start = from + sign.index + sign[0].length;
  }
  push(end);
  return facts;
}
