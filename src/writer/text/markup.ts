const BLOCK_TAG =
  /^<\/?(?:p|li|ul|ol|dl|dt|dd|div|section|article|br|hr|h[1-6]|table|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption)\b/i;
const MARKUP = /<[/!a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/gi;
const UNSEEN = /<(script|style|template|noscript|iframe|object|svg)\b[^<>]*>|<!--/gi;
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})\b([^<>]*)>/gi;
const HIDING =
  /style\s?=\s?["'][^"'<>]{0,200}?(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d])|opacity\s?:\s?0(?![.\d]))|(?:^|\s)hidden(?=[\s=/]|$)/i;

type MarkupRange = { start: number; end: number; name: string };

/** Scripts, styles and comments, which a browser does not display. */
export function unseenBlocks(text: string): MarkupRange[] {
  const lower = text.toLowerCase();
  const blocks: MarkupRange[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (const opening of text.matchAll(UNSEEN)) {
    const name = opening[1]?.toLowerCase() ?? '';
    if (opening.index < from || unclosed.has(name)) continue;
    const closing = name === '' ? '-->' : `</${name}`;
    const at = lower.indexOf(closing, opening.index + opening[0].length);
    if (at < 0) {
      unclosed.add(name);
      continue;
    }
    const end = name === '' ? at + 3 : lower.indexOf('>', at) + 1;
    from = end > 0 ? end : text.length;
    blocks.push({ start: opening.index, end: from, name });
  }
  return blocks;
}

/** Hidden elements of a page, with their content. */
export function hiddenElements(text: string): MarkupRange[] {
  const found: MarkupRange[] = [];
  let hidden: MarkupRange | undefined;
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', index } of text.matchAll(TAG)) {
    if (hidden === undefined) {
      if (slash !== '' || !HIDING.test(rest)) continue;
      hidden = { start: index, end: index, name: name.toLowerCase() };
      depth = 1;
    } else if (name.toLowerCase() === hidden.name) {
      depth += slash === '/' ? -1 : 1;
      if (depth > 0) continue;
      found.push({ ...hidden, end: index + tag.length });
      hidden = undefined;
    }
  }
  return found;
}

/** Replaces tags, entities and hidden content with spaces, and block ends with line ends: positions stay valid. */
export function blankMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const seen = replaceRanges(text, unseenBlocks(text), blanked);
  const shown = replaceRanges(seen, hiddenElements(text), blanked);
  return shown.replaceAll(MARKUP, (tag) =>
    BLOCK_TAG.test(tag) ? `\n${' '.repeat(tag.length - 1)}` : ' '.repeat(tag.length),
  );
}

export const blanked = (words: string): string => words.replaceAll(/[^\n]/g, ' ');

export function replaceRanges<R extends { start: number; end: number }>(
  text: string,
  ranges: readonly R[],
  replace: (words: string, range: R) => string,
): string {
  let left = '';
  let from = 0;
  for (const range of ranges) {
    left += text.slice(from, range.start) + replace(text.slice(range.start, range.end), range);
    from = range.end;
  }
  return left + text.slice(from);
}
