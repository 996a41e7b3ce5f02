const HIDDEN_OPENING =
  /<([a-z][a-z0-9]{0,9})\b(?=[^<>]{0,300}?(?:style\s?=\s?["'][^"'<>]{0,200}?(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d])|opacity\s?:\s?0(?![.\d]))|\shidden(?=[\s=>/])))[^<>]*>/gi;

/** Elements of a page that a reader does not see, each with all that stands in it. */
export function hiddenElements(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let end = 0;
  for (const opening of text.matchAll(HIDDEN_OPENING)) {
    if (opening.index < end) continue;
    end = endOfElement(text, opening.index, opening[1] ?? '');
    found.push({ from: opening.index, to: end });
  }
  return found;
}

/** Without what is hidden; the lines below keep their number. */
export function cutHidden(text: string): string {
  let shown = '';
  let start = 0;
  for (const { from, to } of hiddenElements(text)) {
    shown += text.slice(start, from) + text.slice(from, to).replaceAll(/[^\n]/g, '');
    start = to;
  }
  return start === 0 ? text : shown + text.slice(start);
}

const LONGEST = 20_000;

/** Behind the tag that closes it; one that is never closed hides its own tag alone. */
function endOfElement(text: string, from: number, name: string): number {
  const first = text.indexOf('>', from) + 1;
  let depth = 0;
  for (const tag of text.slice(from, from + LONGEST).matchAll(new RegExp(String.raw`<(/?)${name}\b[^<>]*>`, 'gi'))) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return from + tag.index + tag[0].length;
  }
  return first;
}
