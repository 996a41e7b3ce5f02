import type { Language } from './find-unit.ts';
import { blankMarkup } from './markup.ts';

/** A sentence, list item or table cell with its position. */
export type SentenceOrCell = {
  text: string;
  start: number;
  end: number;
  /** Index of its line, list item or cell, from 0. */
  block: number;
};

/** Ends of table cells and lines; a bar or tab separates cells. */
const BLOCK_END = /[\n\t|｜]/;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const END: Record<Language, RegExp> = {
  // Matches only at the start of a run of marks, so that a long run takes linear time.
  pt: /[\n\t|]|;(?=\s)|(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)/gu,
  ja: /[\n\t|｜]|(?<![。！？!?])[。！？!?]+(?:[」』）)”"]+(?![とっのをがはにで、]))?(?![」』）)”"])|(?<![.…])[.…]+(?=\s|$)/gu,
};
/** Abbreviations: their point does not end a sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:aprox|sra?|dra?|av|n[ºo]?|ex|esp|pol|m[aá]x|m[ií]n|tam|ref|c[oó]d|etc|obs|vol|p[aá]g|un|unid|p[cç]|p[cç]s|cx|no|vs)\.$/iu;

/** A longer line is cut, so that comparing sentences stays fast. */
const LONGEST = 800;
function cutBefore(plain: string, place: number): number {
  const tail = plain.slice(place - LONGEST / 2, place);
  const at = Math.max(...['、', ',', ';', ' '].map((sign) => tail.lastIndexOf(sign)));
  return at < 0 ? place : place - LONGEST / 2 + at + 1;
}

/** The sentences of a text in reading order; markup counts as space. */
export function splitSentencesAndCells(text: string, language: Language): SentenceOrCell[] {
  const plain = blankMarkup(text);
  const spans: SentenceOrCell[] = [];
  let start = 0;
  let block = 0;
  const push = (end: number) => {
    const words = plain.slice(start, end);
    if (HAS_WORDS.test(words)) {
      let from = start + words.length - words.trimStart().length;
      const to = start + words.trimEnd().length;
      for (; to - from > LONGEST; from = cutBefore(plain, from + LONGEST)) {
        const cut = cutBefore(plain, from + LONGEST);
        spans.push({ text: text.slice(from, cut), start: from, end: cut, block });
      }
      spans.push({ text: text.slice(from, to), start: from, end: to, block });
    }
    start = end;
  };
  for (const { 0: sign, index } of plain.matchAll(END[language])) {
    const isBlockEnd = BLOCK_END.test(sign);
    if (!isBlockEnd && sign === '.' && SHORTENED.test(plain.slice(Math.max(start, index - 8), index + 1))) continue;
    push(index + (isBlockEnd ? 0 : sign.length));
    if (isBlockEnd) {
      start = index + 1;
      block += 1;
    }
  }
  push(plain.length);
  return spans;
}
