import { splitSentences } from '#writer/text/sentences.ts';

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** What a line begins and ends with besides words: space, list marks, emojis, tags. It stays where it is. */
const LEAD = /^(?:<[^<>]*>|[^\p{L}\p{N}<(["'“#@])+/u;
const TAG = /^<[^<>]*>$/;

/** A stretch of a text: `words` are translated, what stands around them stays. All stretches together are the text. */
export type TextPart = { lead: string; words: string; trail: string };

/** By lines, which tell a translation service more, or by sentences, which are aligned with their translations. */
export function cutText(text: string, isMarkup: boolean, unit: 'line' | 'sentence'): TextPart[] {
  if (unit === 'line') {
    return text.split('\n').map((line, at) => withLead(at === 0 ? '' : '\n', cutLine(line, isMarkup)));
  }
  let from = 0;
  const parts = splitSentences(text, 'pt').map(({ start, end }) => {
    const between = text.slice(from, start);
    from = end;
    return withLead(between, cutLine(text.slice(start, end), isMarkup));
  });
  return [...parts, { lead: text.slice(from), words: '', trail: '' }];
}

const withLead = (before: string, { lead, words, trail }: TextPart): TextPart => ({
  lead: `${before}${lead}`,
  words,
  trail,
});

function cutLine(line: string, isMarkup: boolean): TextPart {
  const visible = isMarkup ? line.replaceAll(/<[^<>]*>/g, '') : line;
  if (!HAS_WORDS.test(visible)) return { lead: line, words: '', trail: '' };
  const lead = LEAD.exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  const words = isMarkup ? withoutTagsAfter(rest) : rest.trimEnd();
  return { lead, words, trail: rest.slice(words.length) };
}

/** Step by step from the end: a pattern would try every place of the line. */
function withoutTagsAfter(line: string): string {
  let rest = line.trimEnd();
  while (rest.endsWith('>')) {
    const tag = rest.slice(rest.lastIndexOf('<'));
    if (!TAG.test(tag)) break;
    rest = rest.slice(0, -tag.length).trimEnd();
  }
  return rest;
}
