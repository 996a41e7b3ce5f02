export type TitlePart = { text: string; href?: string };

/** Only web addresses can be opened by a click. */
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Punctuation that ends a sentence rather than an address. */
const TRAILING = /(?<![.,;:!?'’”)\]}])[.,;:!?'’”)\]}]+$/;

/** Splits a title into text and web addresses. The joined parts equal the title. */
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
