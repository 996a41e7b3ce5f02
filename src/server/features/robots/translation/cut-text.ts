import { splitSentencesAndCells } from '#writer/text/sentences.ts';

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** Non-words at the start and end of a line: spaces, list marks, emojis, tags. They stay in place. */
const LEAD = /^(?:<[^<>]*>|[^\p{L}\p{N}<(["'“#@])+/u;
const TAG = /^<[^<>]*>$/;
const INLINE = 'b|strong|i|em|u|s|a|span|small|mark|sub|sup|font';
const OPENED = new RegExp(`(?:<(?:${INLINE})(?:\\s[^<>]*)?>\\s*)+$`, 'i');
const CLOSED = new RegExp(`^(?:\\s*</(?:${INLINE})>)+`, 'i');
const FARTHEST = 200;
/** List marks and emojis of a sentence. */
const MARKS = /^[^\p{L}\p{N}<(["'“#@&{%]+/u;

export type TextPart = { lead: string; words: string; trail: string };

/** Lines give a translation service more context; sentences are aligned with their translations. */
export function cutText(text: string, isMarkup: boolean, unit: 'line' | 'sentence'): TextPart[] {
  if (unit === 'line') {
    return text.split('\n').map((line, at) => withLead(at === 0 ? '' : '\n', cutLine(line, isMarkup)));
  }
  let from = 0;
  const parts = splitSentencesAndCells(text, 'pt').map((span) => {
    // The text before the first and after the last words belongs to their segments.
    const start =
      span.start - (OPENED.exec(text.slice(Math.max(from, span.start - FARTHEST), span.start))?.[0].length ?? 0);
    const end = span.end + (CLOSED.exec(text.slice(span.end, span.end + FARTHEST))?.[0].length ?? 0);
    const marks = MARKS.exec(text.slice(start, end))?.[0] ?? '';
    const part = { lead: text.slice(from, start) + marks, words: text.slice(start + marks.length, end), trail: '' };
    from = end;
    return part;
  });
  return [...parts, { lead: text.slice(from), words: '', trail: '' }];
}

const withLead = (before: string, { lead, words, trail }: TextPart): TextPart => ({
  lead: `${before}${lead}`,
  words,
  trail,
});

export function cutLine(line: string, isMarkup: boolean): TextPart {
  const visible = isMarkup ? line.replaceAll(/<[^<>]*>/g, '') : line;
  if (!HAS_WORDS.test(visible)) return { lead: line, words: '', trail: '' };
  const lead = LEAD.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  const words = isMarkup ? withoutTagsAfter(rest) : rest.trimEnd();
  return { lead, words, trail: rest.slice(words.length) };
}

/** Iterates from the end, because a regular expression would backtrack at every position. */
function withoutTagsAfter(line: string): string {
  let rest = line.trimEnd();
  while (rest.endsWith('>')) {
    const tag = rest.slice(rest.lastIndexOf('<'));
    if (!TAG.test(tag)) break;
    rest = rest.slice(0, -tag.length).trimEnd();
  }
  return rest;
}
