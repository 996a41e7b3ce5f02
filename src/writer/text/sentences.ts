import type { Language } from './units.ts';

/** A sentence, list item or table cell, and where it stands in its text. */
export type SentenceSpan = {
  text: string;
  start: number;
  end: number;
  /** Which line, list item or cell it stands in, counted from 0. */
  block: number;
};

const BLOCK_TAG =
  /^<\/?(?:p|li|ul|ol|dl|dt|dd|div|section|article|br|hr|h[1-6]|table|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption)\b/i;
const MARKUP = /<[/!a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/gi;
const UNSEEN = /<(script|style|template|noscript)\b[^<>]*>|<!--/gi;

/** The text with spaces in place of tags and entities, and a line's end in place of a block's: every place holds. */
export function blankMarkup(text: string): string {
  return blankUnseen(text).replaceAll(MARKUP, (tag) =>
    BLOCK_TAG.test(tag) ? `\n${' '.repeat(tag.length - 1)}` : ' '.repeat(tag.length),
  );
}

function blankUnseen(text: string): string {
  const lower = text.toLowerCase();
  let shown = '';
  let from = 0;
  for (const opening of text.matchAll(UNSEEN)) {
    if (opening.index < from) continue;
    const closing = opening[1] === undefined ? '-->' : `</${opening[1].toLowerCase()}`;
    const at = lower.indexOf(closing, opening.index);
    if (at < 0) break;
    shown += text.slice(from, opening.index) + text.slice(opening.index, at).replaceAll(/[^\n]/g, ' ');
    from = at;
  }
  return from === 0 ? text : shown + text.slice(from);
}

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
