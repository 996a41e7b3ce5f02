import { blankMarkup } from './markup.ts';
import type { Language } from './units.ts';

/** A sentence, list item or table cell, and where it stands in its text. */
export type SentenceSpan = {
  text: string;
  start: number;
  end: number;
  /** Which line, list item or cell it stands in, counted from 0. */
  block: number;
};

/** Cells of a row and lines of a text; a bar or a tab parts cells. */
const BLOCK_END = /[\n\t|｜]/;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const END: Record<Language, RegExp> = {
  pt: /[\n\t|]|[.!?…]+["'”’)\]]*(?=\s|$)/gu,
  ja: /[\n\t|｜]|[。！？!?]+(?:[」』）)”"]+(?![とっのをがはにで、]))?(?![」』）)”"])|[.…]+(?=\s|$)/gu,
};
/** A point after these ends no sentence. */
const SHORTENED =
  /(?:^|[\s(])(?:aprox|sra?|dra?|av|n[ºo]?|ex|pol|m[aá]x|m[ií]n|tam|ref|c[oó]d|etc|obs|vol|p[aá]g|un|unid|p[cç]|p[cç]s|cx|no|vs)\.$/iu;

/** The sentences of a text in reading order; markup around and inside them counts as space. */
export function splitSentences(text: string, language: Language): SentenceSpan[] {
  const plain = blankMarkup(text);
  const spans: SentenceSpan[] = [];
  let start = 0;
  let block = 0;
  const push = (end: number) => {
    const words = plain.slice(start, end);
    if (HAS_WORDS.test(words)) {
      const from = start + words.length - words.trimStart().length;
      const to = start + words.trimEnd().length;
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
