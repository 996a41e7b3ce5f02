export type TitlePart = { text: string; href?: string };

/** Only what begins like an address of the web: nothing else can be opened by a click. */
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Ends a sentence rather than an address. */
const TRAILING = /[.,;:!?'’”)\]}]+$/;

/** A title in pieces, its web addresses apart. Joined again they are the title. */
export function splitLinks(title: string): TitlePart[] {
  const parts: TitlePart[] = [];
  let end = 0;
  for (const match of title.matchAll(ADDRESS)) {
    const href = match[0].replace(TRAILING, '');
    if (!/^https?:\/\/[^/?#]/i.test(href)) continue;
    if (match.index > end) parts.push({ text: title.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < title.length) parts.push({ text: title.slice(end) });
  return parts;
}
